import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { chooseAdopter } from './chooseAdopter.ts';

export const handler = lambda(contracts.chooseAdopter, {
  load: ({ ProjectID, callerId }) => [adoptionPlan(ProjectID, callerId)],
  limit: perPerson('decide'),
  run: chooseAdopter,
  maxAttempts: 3,
});
