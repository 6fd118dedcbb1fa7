import { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { fallbackLanguage } from '#shared/settings.ts';
import { isBrowser } from './connectBrowser.ts';
import { readState, usedStates } from './connectState.ts';
import { payoutPage } from './onboarding.ts';

export type Cookies = Record<string, string>;

/**
 * Returns the content of a state if it is valid for this browser and its user may be paid; otherwise a redirect. A state
 * that was used before leads to the payout page, which shows the current status, because the same page may have been loaded
 * again.
 */
export async function stateOf({ table, now }: Deps, signed: string, cookies: Cookies) {
  const state = readState(signed, now());
  if (!state || !isBrowser(cookies, state.browser)) return payoutPage(fallbackLanguage, 'error');
  const [used, user] = await table.batchGet(usedStates.key(signed), callers.key(state.UserID));
  if (used) return payoutPage(state.language);
  return user?.status === 'active' ? state : payoutPage(state.language, 'error');
}
