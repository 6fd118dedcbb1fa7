import { utcDayOf } from '#shared/days.ts';
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

/**
 * The first day on which money is sent, and the sums of that day. Payouts below the minimum wait until those of their currency
 * reach it together. Undefined if nothing is sent yet.
 */
function nextTransfer(due: readonly Payout[], minTransfer: number) {
  const isSmall = ({ net }: Payout) => net < minTransfer;
  for (const { eligibleDate } of due) {
    const day = utcDayOf(eligibleDate);
    const small = sums(due.filter(payout => isSmall(payout) && utcDayOf(payout.eligibleDate) <= day));
    const together = new Set(
      small.filter(({ amount }) => amount >= minTransfer).map(({ currency }) => currency),
    );
    const sent = due.filter(payout =>
      isSmall(payout)
        ? together.has(payout.currency) && utcDayOf(payout.eligibleDate) <= day
        : utcDayOf(payout.eligibleDate) === day,
    );
    if (sent.length > 0) return { sums: sums(sent), at: eligibleDate };
  }
  return undefined;
}

/**
 * Pending total, paid-out total and next payout, per currency, after offsets. `collecting` are the sums that wait for further
 * ones because no payout reaches the minimum (minor units, the same in each currency). `isHeld`: no payout is due next, and at
 * least one is held, for example for a refund request.
 */
export function payoutTotals(payouts: readonly Payout[], minTransfer: number) {
  const waiting = payouts.filter(({ status }) => unpaid.includes(status));
  const paid = payouts.filter(({ status }) => status === 'completed');
  const due = waiting
    .filter(({ status, held }) => !held && (status === 'pending' || status === 'eligible'))
    .toSorted((one, other) => one.eligibleDate.localeCompare(other.eligibleDate));
  const next = nextTransfer(due, minTransfer);

  return {
    waiting: { sums: sums(waiting), count: waiting.length },
    paid: { sums: sums(paid), count: paid.length },
    next,
    collecting: next ? [] : sums(due),
    isHeld: !next && waiting.some(({ held }) => held),
  };
}
