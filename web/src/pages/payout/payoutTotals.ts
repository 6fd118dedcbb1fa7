import type { Payout } from '#shared/entities/payout.ts';
import { type Currency, currencies } from '#shared/settings.ts';

/** Amounts of one currency, in minor units. */
export interface Sum {
  amount: number;
  currency: Currency;
}

const sums = (payouts: readonly Payout[]): Sum[] =>
  currencies.flatMap(currency => {
    const matching = payouts.filter(payout => payout.currency === currency);
    return matching.length > 0 ? [{ currency, amount: matching.reduce((sum, { net }) => sum + net, 0) }] : [];
  });

const unpaid: readonly Payout['status'][] = ['pending', 'eligible', 'processing', 'failed'];

/** Pending total, next payout and paid-out total, per currency, less what was set off. */
export function payoutTotals(payouts: readonly Payout[]) {
  const waiting = payouts.filter(({ status }) => unpaid.includes(status));
  const paid = payouts.filter(({ status }) => status === 'completed');
  const day = waiting
    .filter(({ status }) => status === 'pending' || status === 'eligible')
    .map(({ eligibleDate }) => eligibleDate.slice(0, 10))
    .toSorted()[0];
  const next = waiting.filter(
    ({ status, eligibleDate }) =>
      (status === 'pending' || status === 'eligible') && eligibleDate.slice(0, 10) === day,
  );

  return {
    waiting: { sums: sums(waiting), count: waiting.length },
    paid: { sums: sums(paid), count: paid.length },
    next: day && next[0] ? { sums: sums(next), at: next[0].eligibleDate } : undefined,
  };
}
