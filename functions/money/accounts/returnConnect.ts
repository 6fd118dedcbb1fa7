import { answer } from '#functions/platform/answer.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { fallbackLanguage } from '#shared/settings.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { payoutAccounts, replaceAccount } from './account.store.ts';
import { readState } from './connectState.ts';
import { fetchAccount } from './fetchAccount.ts';
import { onboardingLink, payoutPage } from './onboarding.ts';

/** Redirects from the provider's onboarding to the payout page, with the outcome. */
export const returnConnect = async ({ query }: Input<typeof contracts.returnConnect>, deps: PaymentDeps) =>
  answer(undefined, { location: await afterOnboarding(deps, query.state) });

/** Redirects from a used onboarding link to a new one, which counts like the one that it replaces. */
export const refreshConnect = async ({ query }: Input<typeof contracts.refreshConnect>, deps: PaymentDeps) =>
  answer(undefined, { location: await newLink(deps, query.state) });

async function afterOnboarding(deps: PaymentDeps, signed: string): Promise<string> {
  const { table, now, log } = deps;
  const state = readState(signed, now());
  if (!state) return payoutPage(fallbackLanguage, 'error');
  const { UserID, language } = state;

  try {
    const known = await table.get(payoutAccounts.key(UserID));
    if (!known) return payoutPage(language, 'error');

    const current = await fetchAccount(deps, known);
    await table.write(replaceAccount(known, current)); // refused if a newer answer is stored
    return payoutPage(
      language,
      ['pending-verification', 'ready'].includes(current.status) ? 'success' : 'incomplete',
    );
  } catch (error) {
    log.error('onboardingReturn', { UserID, ...errorFields(error) });
    return payoutPage(language, 'error');
  }
}

async function newLink(deps: PaymentDeps, signed: string): Promise<string> {
  const { table, now, log } = deps;
  const state = readState(signed, now());
  if (!state) return payoutPage(fallbackLanguage, 'error');

  const tooMany = await enforceLimit(deps, 'onboardConnect', state.UserID);
  if (tooMany) return payoutPage(state.language, 'error');

  try {
    const known = await table.get(payoutAccounts.key(state.UserID));
    return known ? await onboardingLink(deps, { ...known, ...state }) : payoutPage(state.language, 'error');
  } catch (error) {
    log.error('onboardingRefresh', { UserID: state.UserID, ...errorFields(error) });
    return payoutPage(state.language, 'error');
  }
}
