import { answer } from '#functions/platform/answer.ts';
import { errorFields } from '#functions/platform/log.ts';
import { operation } from '#functions/platform/operation.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { payoutAccounts, replaceAccount } from './account.store.ts';
import { type Cookies, stateOf } from './connectReturn.ts';
import { noteUsedState, onboardingState } from './connectState.ts';
import { fetchAccount } from './fetchAccount.ts';
import { payoutPage } from './onboarding.ts';

/** Redirects from the provider's onboarding to the payout page, with the outcome. */
export const returnConnect = operation(contracts.returnConnect, {
  uses: [paymentProvider, onboardingState],
  writes: true,
  run: async ({ query, request }, deps) =>
    answer(undefined, { location: await afterOnboarding(deps, query.state, request.cookies) }),
});

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
    log.error('onboarding.return_failed', { UserID, ...errorFields(error) });
    return payoutPage(language, 'error');
  }
}
