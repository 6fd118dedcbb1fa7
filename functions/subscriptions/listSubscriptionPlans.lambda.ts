import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { planTypeIds } from '#shared/plans.ts';
import { toPlan } from './plan.ts';

export const handler = lambda(
  contracts.listSubscriptionPlans,
  {
    run: () => ({ items: planTypeIds.map(toPlan) }),
  },
  { verifyToken: makeTokenVerifier },
);
