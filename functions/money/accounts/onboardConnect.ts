import { Stripe } from 'stripe';
import { authors } from '#functions/authors/author.store.ts';
import { answer } from '#functions/platform/answer.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { errorFields } from '#functions/platform/log.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { endedAccountStates } from '#shared/lifecycle.ts';
import type { Country } from '#shared/settings.ts';
import { payoutAccounts, type StoredAccount } from './account.store.ts';
import { toAccountRecord } from './accountStatus.ts';
import { browserCookie, browserOf, browserSecret } from './connectBrowser.ts';
import { onboardingState } from './connectState.ts';
import { fetchAccount } from './fetchAccount.ts';
import { onboardingLink, onboardingLinks } from './onboarding.ts';

/**
 * Opens the provider's onboarding for the caller's payout account, creating the account if there is none. The country
 * of the profile takes precedence over that of the request. An account that was closed or rejected, or is not ready and
 * in another country than the profile, cannot be used: another one takes its place.
 */
export const onboardConnect = operation(contracts.onboardConnect, {
  uses: [paymentProvider, onboardingState],
  load: ({ callerId }) => ({ known: payoutAccounts.key(callerId), person: authors.key(callerId) }),
  async run({ caller, request: { language, country, cookies }, loaded: { known, person } }, deps) {
    const { log } = deps;
    const tooMany = await enforceLimit(deps, onboardingLinks, caller.UserID);
    if (tooMany) return tooMany;

    try {
      const wanted = person?.country ?? country;
      const current = known && (await fetchAccount(deps, known));
      const isUsable = current && !isEnded(current) && !isAbroad(current, person?.country);
      const account = isUsable
        ? current
        : await makeAccount(deps, caller, { country: wanted, replaced: known });
      const secret = browserSecret(cookies);
      const url = await onboardingLink(deps, { ...account, language, browser: browserOf(secret) });
      return answer({ url }, { cookies: [browserCookie(secret)] });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.error('onboarding.failed', { UserID: caller.UserID, ...errorFields(error) });
      return refuse('ONBOARDING_FAILED');
    }
  },
});

const isEnded = ({ status }: StoredAccount) => endedAccountStates.includes(status);

/** Whether an account that is not ready was made in another country than the profile's; it cannot be moved. */
const isAbroad = ({ status, country }: StoredAccount, ofProfile: Country | undefined) =>
  status !== 'ready' && country !== undefined && ofProfile !== undefined && country !== ofProfile;

/**
 * Creates the account, in place of the `replaced` one. Of concurrent calls one wins; an account that the other made in
 * another country is deleted.
 */
async function makeAccount(
  { table, payments, now }: PaymentDeps,
  { UserID, email }: Caller,
  { country, replaced }: { country: Country; replaced: StoredAccount | undefined },
): Promise<StoredAccount> {
  const stripe = await payments.stripe();
  const account = await stripe.accounts.create(
    {
      type: 'express',
      country,
      email,
      capabilities: { transfers: { requested: true } },
      metadata: { UserID },
    },
    { idempotencyKey: ['account', UserID, country, ...(replaced ? [replaced.accountId] : [])].join('-') },
  );
  const made = { ...toAccountRecord(account, UserID, now()), isNew: true as const };
  const step = replaced
    ? Step.put(payoutAccounts.key(UserID), made).when('accountId', '=', replaced.accountId)
    : Step.create(payoutAccounts.key(UserID), made);
  if (!(await table.transact(step))) return made;

  const found = await table.get(payoutAccounts.key(UserID));
  if (!found) throw new Error(`Payout account of ${UserID} not found after a create conflict.`);
  if (found.accountId !== account.id) await stripe.accounts.del(account.id);
  return found;
}
