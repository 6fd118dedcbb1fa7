import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { offerAdoption } from './offerAdoption.ts';

export const handler = lambda(contracts.offerAdoption, {
  load: ({ ProjectID, callerId }) => [adoptionPlan(ProjectID, callerId)],
  limit: perPerson('tellTeam'),
  run: offerAdoption,
  maxAttempts: 3,
});
