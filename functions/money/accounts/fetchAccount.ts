import { Stripe } from 'stripe';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { StoredAccount } from './account.store.ts';
import { toAccountRecord } from './accountStatus.ts';

/** Fetches the current state of an account. One that the platform can no longer access is closed. */
export async function fetchAccount(
  { payments, now }: Pick<PaymentDeps, 'payments' | 'now'>,
  known: StoredAccount,
): Promise<StoredAccount> {
  const stripe = await payments.stripe();
  try {
    return toAccountRecord(await stripe.accounts.retrieve(known.accountId), known.UserID, now());
  } catch (error) {
    if (isAccountGone(error)) return closedAccount(known, now());
    throw error;
  }
}

/** Whether the provider refused a call because the account does not exist or is not connected any more. */
const isAccountGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.code === 'account_invalid' || (error.code === 'resource_missing' && error.param === 'account'));

const closedAccount = ({ UserID, accountId, country }: StoredAccount, at: string): StoredAccount => ({
  UserID,
  accountId,
  status: 'closed',
  ...(country && { country }),
  requirements: [],
  payoutsEnabled: false,
  checkedAt: at,
});
