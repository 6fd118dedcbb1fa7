import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { planById, toPlan } from './plan.ts';

/** One of the plans, with its prices. */
export const getSubscriptionPlan = operation(contracts.getSubscriptionPlan, {
  run({ planTypeId }) {
    const known = planById(planTypeId);
    return known ? toPlan(known) : refuse('PLAN_NOT_FOUND');
  },
});
