import { answer } from '#functions/platform/answer.ts';
import { callers } from '#functions/platform/caller.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { fallbackLanguage } from '#shared/settings.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { payoutAccounts, replaceAccount } from './account.store.ts';
import { isBrowser } from './connectBrowser.ts';
import { noteUsedState, readState, usedStates } from './connectState.ts';
import { fetchAccount } from './fetchAccount.ts';
import { onboardingLink, payoutPage } from './onboarding.ts';

/** Redirects from the provider's onboarding to the payout page, with the outcome. */
export const returnConnect = async (
  { query, request }: Input<typeof contracts.returnConnect>,
  deps: PaymentDeps,
) => answer(undefined, { location: await afterOnboarding(deps, query.state, request.cookies) });

/** Redirects from a used onboarding link to a new one, which counts like the one that it replaces. */
export const refreshConnect = async (
  { query, request }: Input<typeof contracts.refreshConnect>,
  deps: PaymentDeps,
) => answer(undefined, { location: await newLink(deps, query.state, request.cookies) });

type Cookies = Record<string, string>;

/**
 * What a state says, if it is valid for this browser and its user may be paid; or where to go instead. A state that was used before
 * leads to the payout page, which shows how things are: it may be the same page, loaded again.
 */
async function stateOf({ table, now }: PaymentDeps, signed: string, cookies: Cookies) {
  const state = readState(signed, now());
  if (!state || !isBrowser(cookies, state.browser)) return payoutPage(fallbackLanguage, 'error');
  const [used, user] = await table.batchGet(usedStates.key(signed), callers.key(state.UserID));
  if (used) return payoutPage(state.language);
  return user?.status === 'active' ? state : payoutPage(state.language, 'error');
}

async function afterOnboarding(deps: PaymentDeps, signed: string, cookies: Cookies): Promise<string> {
  const { table, log } = deps;
  const state = await stateOf(deps, signed, cookies);
  if (typeof state === 'string') return state;
  const { UserID, language } = state;

  try {
    const known = await table.get(payoutAccounts.key(UserID));
    if (!known) return payoutPage(language, 'error');

    const current = await fetchAccount(deps, known);
    await table.write(replaceAccount(known, current)); // refused if a newer answer is stored
    await table.write(noteUsedState(signed, state)); // refused if the page is loaded twice at the same time
    return payoutPage(
      language,
      ['pending-verification', 'ready'].includes(current.status) ? 'success' : 'incomplete',
    );
  } catch (error) {
    log.error('onboardingReturn', { UserID, ...errorFields(error) });
    return payoutPage(language, 'error');
  }
}

async function newLink(deps: PaymentDeps, signed: string, cookies: Cookies): Promise<string> {
  const { table, log } = deps;
  const state = await stateOf(deps, signed, cookies);
  if (typeof state === 'string') return state;

  const tooMany = await enforceLimit(deps, 'onboardConnect', state.UserID);
  if (tooMany) return payoutPage(state.language, 'error');

  try {
    const known = await table.get(payoutAccounts.key(state.UserID));
    if (!known) return payoutPage(state.language, 'error');
    const link = await onboardingLink(deps, { ...known, ...state });
    await table.write(noteUsedState(signed, state));
    return link;
  } catch (error) {
    log.error('onboardingRefresh', { UserID: state.UserID, ...errorFields(error) });
    return payoutPage(state.language, 'error');
  }
}
