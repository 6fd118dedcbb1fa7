import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';
import { day, minute, second } from '#shared/time.ts';

/** An order, capture, payout … that could not be reconciled, and when it is asked about again. */
const DoubtfulItem = z.object({ failures: z.int(), retryAt: Instant, ttl: z.int() });
export type DoubtfulItem = z.output<typeof DoubtfulItem>;

const kept = (30 * day) / second;

/** Failures after which an item counts as set aside: an alarm is raised, and it is still tried once a day. */
export const setAsideAfter = 5;

/** Items that could not be reconciled, by kind and id; forgotten after 30 days without a failure. */
export const doubtfulItems = entity({
  name: 'doubtfulItem',
  schema: DoubtfulItem,
  key: (kind: string, id: string) => ({ pk: `doubtful#${kind}#${id}`, sk: 'doubtfulItem' }),
  ttl: ({ ttl }) => ttl,
});

/** The record of a further failure. The next two runs try again; then the distance doubles from 15 minutes to a day. */
export function afterFailure(known: DoubtfulItem | undefined, now: string): DoubtfulItem {
  const failures = (known?.failures ?? 0) + 1;
  const distance = failures < 3 ? 0 : Math.min(day, 15 * minute * 2 ** (failures - 3));
  const at = Date.parse(now);
  return {
    failures,
    retryAt: new Date(at + distance).toISOString(),
    ttl: Math.floor(at / second) + kept,
  };
}
