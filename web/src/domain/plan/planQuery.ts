import { readQuery } from '#shared/paths.ts';
import { type BillingInterval } from '#shared/plans.ts';
import { type PlanTypeId, planTypeIds } from '#shared/settings.ts';

/** The plan and interval in the query of a page; an unknown plan is undefined. */
export function readChoice(
  page: 'plan-details' | 'subscribe-payment',
  search: URLSearchParams,
): { plan: PlanTypeId | undefined; interval: BillingInterval } {
  const query = readQuery(page, search);
  return {
    plan: planTypeIds.find(known => known === query.plan),
    interval: query.interval === 'year' ? 'year' : 'month',
  };
}
