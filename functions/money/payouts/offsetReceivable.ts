import { payableTo, receivableFrom } from '#functions/ledger/accounts.ts';
import { balances, post } from '#functions/ledger/ledger.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { payoutActions } from '#shared/lifecycle.ts';
import { moneyEvents } from '../money.events.ts';
import { outstandingAmount, payoutSteps, payouts, type StoredPayout } from './payout.store.ts';

/**
 * Offsets a payout against its recipient's receivable from payments that were refunded after their payout. A fully
 * offset payout is completed. Returns the updated payout.
 */
export async function offsetReceivable(
  { table, now, newId }: Pick<Deps, 'table' | 'now' | 'newId'>,
  payout: StoredPayout,
): Promise<StoredPayout> {
  const { recipientPayoutId, recipientId, currency, PaymentID } = payout;
  const owed = await table.get(balances.key(receivableFrom(recipientId), currency, '0'));
  const amount = Math.min(owed?.amount ?? 0, outstandingAmount(payout));
  if (amount <= 0) return payout;

  const isUsedUp = amount === outstandingAmount(payout);
  const changes: Partial<StoredPayout> = {
    offset: payout.offset + amount,
    ...(isUsedUp && { status: payoutActions.offset.to, reason: 'set_off', payoutDate: now() }),
  };
  const refused = await table.transact(
    payoutSteps.change(payout, changes),
    ...post({
      id: `setoff-${recipientPayoutId}-${payout.offset}`,
      kind: 'setOff',
      at: now(),
      currency,
      PaymentID,
      recipientPayoutId,
      entries: [
        { account: payableTo(recipientId), amount },
        { account: receivableFrom(recipientId), amount: -amount, minBalance: amount },
      ],
    }),
    isUsedUp
      ? outbox.publish(
          { now, newId },
          moneyEvents.payoutCompleted,
          { recipientPayoutId, recipientId, amount: payout.amount, currency },
          `completed-${recipientPayoutId}`,
        )
      : undefined,
  );
  if (!refused) return { ...payout, ...changes };
  return (await table.get(payouts.key(recipientPayoutId))) ?? payout;
}
