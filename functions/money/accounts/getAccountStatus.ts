import { authors } from '#functions/authors/author.store.ts';
import { errorFields } from '#functions/platform/log.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { payoutAccounts, replaceAccount, type StoredAccount } from './account.store.ts';
import { toAccountStatus } from './accountStatus.ts';
import { fetchAccount } from './fetchAccount.ts';

/** Returns the state of a user's payout account: the provider's, or the last known one if the provider is unavailable. */
export const getAccountStatus = operation(contracts.getAccountStatus, {
  uses: [paymentProvider],
  writes: true,
  load: ({ userId }) => ({ known: payoutAccounts.key(userId), person: authors.key(userId) }),
  async run({ userId, caller, loaded: { known, person } }, deps) {
    const { table, log } = deps;
    if (userId !== caller.UserID && !caller.isAdmin) return refuse('FORBIDDEN');
    if (!person) return refuse('AUTHOR_NOT_FOUND');
    if (!known) return { status: 'not-connected' as const, requirements: [] };

    try {
      const current = await fetchAccount(deps, known);
      if (hasChanged(known, current)) await table.write(replaceAccount(known, current)); // refused if a newer answer is stored
      return toAccountStatus(current);
    } catch (error) {
      log.error('account.check_failed', { UserID: userId, ...errorFields(error) });
      return known.isNew ? refuse('CONNECT_STATUS_FAILED') : toAccountStatus(known);
    }
  },
});

const hasChanged = (known: StoredAccount, current: StoredAccount): boolean =>
  JSON.stringify({ ...known, checkedAt: '' }) !== JSON.stringify({ ...current, checkedAt: '' });
