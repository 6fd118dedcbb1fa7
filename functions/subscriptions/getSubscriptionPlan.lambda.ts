import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { planById, toPlan } from './plan.ts';

export const handler = lambda(
  contracts.getSubscriptionPlan,
  {
    run({ planTypeId }) {
      const known = planById(planTypeId);
      return known ? toPlan(known) : refuse('PLAN_NOT_FOUND');
    },
  },
  { verifyToken: makeTokenVerifier },
);
