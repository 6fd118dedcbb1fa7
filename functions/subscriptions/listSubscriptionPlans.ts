import { operation } from '#functions/platform/operation.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { planTypeIds } from '#shared/plans.ts';
import { toPlan } from './plan.ts';

/** All plans, with their prices. */
export const listSubscriptionPlans = operation(contracts.listSubscriptionPlans, {
  run: () => ({ items: planTypeIds.map(toPlan) }),
});
