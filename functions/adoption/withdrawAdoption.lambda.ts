import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { withdrawAdoption } from './withdrawAdoption.ts';

export const handler = lambda(contracts.withdrawAdoption, {
  load: ({ ProjectID, callerId }) => [adoptionPlan(ProjectID, callerId)],
  limit: perPerson('decide'),
  run: withdrawAdoption,
  maxAttempts: 3,
});
