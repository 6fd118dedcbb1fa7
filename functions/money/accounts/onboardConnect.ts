import { Stripe } from 'stripe';
import type { authors } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { errorFields } from '#functions/platform/log.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { Country } from '#shared/settings.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { payoutAccounts, type StoredAccount } from './account.store.ts';
import { toAccountRecord } from './accountStatus.ts';
import { onboardingLink } from './onboarding.ts';

/**
 * Opens the provider's onboarding for the caller's payout account, creating the account if there is none. The country
 * of the profile takes precedence over that of the request.
 */
export async function onboardConnect(
  {
    caller,
    request: { language, country },
    loaded: [known, person],
  }: Input<typeof contracts.onboardConnect, [typeof payoutAccounts, typeof authors]>,
  deps: PaymentDeps,
) {
  const { log } = deps;

  try {
    const account = known ?? (await makeAccount(deps, caller, person?.country ?? country));
    return { url: await onboardingLink(deps, { ...account, language }) };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.error('onboardingFailed', { UserID: caller.UserID, ...errorFields(error) });
    return refuse('ONBOARDING_FAILED');
  }
}

/** Creates the account. Of concurrent calls one wins; an account that the other made in another country is deleted. */
async function makeAccount(
  { table, payments, now }: PaymentDeps,
  { UserID, email }: Caller,
  country: Country,
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
    { idempotencyKey: `account-${UserID}-${country}` },
  );
  const made = { ...toAccountRecord(account, UserID, now()), isNew: true as const };
  if (!(await table.transact(Step.create(payoutAccounts.key(UserID), made)))) return made;

  const found = await table.get(payoutAccounts.key(UserID));
  if (!found) throw new Error(`Payout account of ${UserID} not found after a create conflict.`);
  if (found.accountId !== account.id) await stripe.accounts.del(account.id);
  return found;
}
