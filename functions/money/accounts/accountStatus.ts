import type { Stripe } from 'stripe';
import type { AccountStatus } from '#shared/entities/payout.ts';
import type { UserID } from '#shared/ids.ts';
import type { AccountState } from '#shared/lifecycle.ts';
import type { StoredAccount } from './account.store.ts';

/** Maps the provider's account to the stored record. */
export function toAccountRecord(account: Stripe.Account, id: UserID, at: string): StoredAccount {
  const requirements = [...new Set(account.requirements?.currently_due ?? [])];
  const bank = account.external_accounts?.data.find(one => one.object === 'bank_account');
  return {
    UserID: id,
    accountId: account.id,
    status: stateOf(account, requirements),
    ...(account.country && { country: account.country }),
    requirements,
    ...(bank?.last4 && { bankAccountEnding: bank.last4 }),
    payoutsEnabled: account.payouts_enabled,
    checkedAt: at,
  };
}

function stateOf(account: Stripe.Account, requirements: string[]): AccountState {
  if (account.requirements?.disabled_reason?.startsWith('rejected.')) return 'rejected';
  if (account.payouts_enabled && account.capabilities?.transfers === 'active') return 'ready';
  return account.details_submitted && requirements.length === 0 ? 'pending-verification' : 'action-required';
}

/** The account as shown to its owner. */
export function toAccountStatus(stored: StoredAccount): AccountStatus {
  const { status, requirements, bankAccountEnding } = stored;
  return { status, requirements, ...(bankAccountEnding && { bankAccountEnding }) };
}
