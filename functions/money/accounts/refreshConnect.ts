import { answer } from '#functions/platform/answer.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { errorFields } from '#functions/platform/log.ts';
import { operation } from '#functions/platform/operation.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { payoutAccounts } from './account.store.ts';
import { type Cookies, stateOf } from './connectReturn.ts';
import { noteUsedState, onboardingState } from './connectState.ts';
import { onboardingLink, onboardingLinks, payoutPage } from './onboarding.ts';

/** Redirects from a used onboarding link to a new one, which counts like the one that it replaces. */
export const refreshConnect = operation(contracts.refreshConnect, {
  uses: [paymentProvider, onboardingState],
  writes: true,
  run: async ({ query, request }, deps) =>
    answer(undefined, { location: await newLink(deps, query.state, request.cookies) }),
});

async function newLink(deps: PaymentDeps, signed: string, cookies: Cookies): Promise<string> {
  const { table, log } = deps;
  const state = await stateOf(deps, signed, cookies);
  if (typeof state === 'string') return state;

  const tooMany = await enforceLimit(deps, onboardingLinks, state.UserID);
  if (tooMany) return payoutPage(state.language, 'error');

  try {
    const known = await table.get(payoutAccounts.key(state.UserID));
    if (!known) return payoutPage(state.language, 'error');
    const link = await onboardingLink(deps, { ...known, ...state });
    await table.write(noteUsedState(signed, state));
    return link;
  } catch (error) {
    log.error('onboarding.refresh_failed', { UserID: state.UserID, ...errorFields(error) });
    return payoutPage(state.language, 'error');
  }
}
