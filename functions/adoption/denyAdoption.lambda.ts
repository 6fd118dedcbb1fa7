import { lambda } from '#functions/platform/lambda.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { denyAdoption } from './denyAdoption.ts';

export const handler = lambda(contracts.denyAdoption, {
  load: ({ ProjectID, callerId }) => [adoptionPlan(ProjectID, callerId)],
  run: denyAdoption,
  maxAttempts: 3,
});
