import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { withdrawCandidacy } from './withdrawCandidacy.ts';

export const handler = lambda(contracts.withdrawCandidacy, {
  load: ({ ProjectID, callerId }) => [adoptionPlan(ProjectID, callerId)],
  limit: perPerson('change'),
  run: withdrawCandidacy,
  maxAttempts: 3,
});
