import { day, second } from '#shared/time.ts';
import type { SubscriptionRecord } from '../records.ts';

/** Billing interval. */
interface Interval {
  interval: string;
  count: number;
}

/**
 * The end of a period that begins at a Unix time. Months end on the day of the subscription's billing anchor, in a shorter
 * month on the last day: after 31 January come 28 February and 31 March.
 */
export function periodAfter(start: number, { interval, count }: Interval, anchor = start): number {
  const date = new Date(start * second);
  if (interval === 'day') return start + (count * day) / second;
  if (interval === 'week') return start + (count * 7 * day) / second;

  const months = interval === 'year' ? count * 12 : count;
  const dayOfMonth = new Date(anchor * second).getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(
    Math.min(dayOfMonth, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()),
  );
  return Math.floor(date.getTime() / second);
}

/** The current period of a subscription, which is the same for all of its items. */
export function periodOf(subscription: SubscriptionRecord): Interval & { start: number; end: number } {
  const item = subscription.items.data[0];
  return {
    start: item?.current_period_start ?? subscription.created,
    end: item?.current_period_end ?? subscription.created,
    interval: item?.price.recurring?.interval ?? 'month',
    count: item?.price.recurring?.interval_count ?? 1,
  };
}

/** Price of one period of a subscription, in minor units. */
export function priceOfPeriod(subscription: SubscriptionRecord): number {
  return subscription.items.data.reduce(
    (sum, item) => sum + (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    0,
  );
}
