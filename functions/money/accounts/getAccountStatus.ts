import { authors } from '#functions/authors/author.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { errorFields } from '#functions/platform/log.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { payoutAccounts, type StoredAccount } from './account.store.ts';
import { toAccountRecord, toAccountStatus } from './accountStatus.ts';

/** Status of the caller's payout account. While the provider is unavailable, returns the stored status. */
export async function getAccountStatus(deps: PaymentDeps, { userId, by }: { userId: UserID; by: Caller }) {
  const { table, payments, now, log } = deps;
  if (userId !== by.UserID && !by.isAdmin) return refuse('FORBIDDEN');
  const [known, person] = await table.batchGet(payoutAccounts.key(userId), authors.key(userId));
  if (!person) return refuse('AUTHOR_NOT_FOUND');
  if (!known)
    return { status: 'not-connected' as const, requirements: [], payoutsEnabled: false, checkedAt: now() };

  try {
    const account = await (await payments.stripe()).accounts.retrieve(known.accountId);
    const current = toAccountRecord(account, userId, now());
    if (hasChanged(known, current)) await table.write(Step.put(payoutAccounts.key(userId), current));
    return toAccountStatus(current);
  } catch (error) {
    log.error('accountStatus', { UserID: userId, ...errorFields(error) });
    return known.isNew ? refuse('CONNECT_STATUS_FAILED') : toAccountStatus(known);
  }
}

const hasChanged = (known: StoredAccount, current: StoredAccount): boolean =>
  JSON.stringify({ ...known, checkedAt: '' }) !== JSON.stringify({ ...current, checkedAt: '' });
