import { readQuery } from '#shared/paths.ts';
import { type BillingInterval, billingIntervals, type PlanTypeId, planTypeIds } from '#shared/plans.ts';

/** The plan and interval in the query of a page; undefined if absent or unknown. */
export function readChoice(
  page: 'plan-details' | 'subscribe-payment',
  search: URLSearchParams,
): { plan: PlanTypeId | undefined; interval: BillingInterval | undefined } {
  const query = readQuery(page, search);
  return {
    plan: planTypeIds.find(known => known === query.plan),
    interval: billingIntervals.find(known => known === query.interval),
  };
}
