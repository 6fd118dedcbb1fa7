import { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { fallbackLanguage } from '#shared/settings.ts';
import { isBrowser } from './connectBrowser.ts';
import { readState, usedStates } from './connectState.ts';
import { payoutPage } from './onboarding.ts';

export type Cookies = Record<string, string>;

/**
 * What a state says, if it is valid for this browser and its user may be paid; or where to go instead. A state that was used before
 * leads to the payout page, which shows how things are: it may be the same page, loaded again.
 */
export async function stateOf({ table, now }: Deps, signed: string, cookies: Cookies) {
  const state = readState(signed, now());
  if (!state || !isBrowser(cookies, state.browser)) return payoutPage(fallbackLanguage, 'error');
  const [used, user] = await table.batchGet(usedStates.key(signed), callers.key(state.UserID));
  if (used) return payoutPage(state.language);
  return user?.status === 'active' ? state : payoutPage(state.language, 'error');
}
