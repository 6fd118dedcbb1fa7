/** A refund's amount, and when it was created and failed, in Unix seconds. */
export interface RefundTimes {
  amount: number;
  created: number;
  failedAt: number | undefined;
}

/**
 * The highest total that was refunded at any one time, to which the payer is entitled. A refund that failed stays owed, and
 * later refunds repay it before they refund more. Oldest first.
 *
 * A failed 30 followed by 50 makes 50: 30 of it repeat the failed refund. A failed 30 after 50 makes 80, of which 30 are
 * owed.
 */
export function highestRefunded(refunds: readonly RefundTimes[]): number {
  const changes = refunds.flatMap(({ amount, created, failedAt }, index) => [
    { at: created, place: index, change: amount },
    ...(failedAt === undefined ? [] : [{ at: Math.max(created, failedAt), place: index, change: -amount }]),
  ]);
  // Within a second, a refund is created and fails before the next one is created.
  const inOrder = changes.toSorted((a, b) => a.at - b.at || a.place - b.place || b.change - a.change);

  let sum = 0;
  let highest = 0;
  for (const { change } of inOrder) {
    sum += change;
    highest = Math.max(highest, sum);
  }
  return highest;
}
