import type { SubscriptionRecord } from '../records.ts';
import { periodOf, priceOfPeriod } from './periods.ts';

/** Proration of a change of price, in minor units; credits are negative. */
export interface Proration {
  /** Whether the change begins a new period, which is charged for completely. */
  newPeriod: boolean;
  /** Difference for the rest of the period; of a new period, the credit for the unused time. */
  amount: number;
}

/** The proration of a change of price at a time. Changes during a trial cost nothing. */
export function prorationOf(before: SubscriptionRecord, after: SubscriptionRecord, at: number): Proration {
  if (before.status === 'trialing') return { newPeriod: false, amount: 0 };
  const old = periodOf(before);
  const wanted = periodOf(after);
  const left = Math.min(1, Math.max(0, (old.end - at) / (old.end - old.start)));

  if (old.interval !== wanted.interval || old.count !== wanted.count)
    return { newPeriod: true, amount: 0 - Math.round(priceOfPeriod(before) * left) };
  return { newPeriod: false, amount: Math.round((priceOfPeriod(after) - priceOfPeriod(before)) * left) };
}
