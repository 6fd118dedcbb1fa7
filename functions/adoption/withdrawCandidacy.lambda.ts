import { lambda } from '#functions/platform/lambda.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { withdrawCandidacy } from './withdrawCandidacy.ts';

export const handler = lambda(contracts.withdrawCandidacy, {
  load: ({ ProjectID, callerId }) => [adoptionPlan(ProjectID, callerId)],
  limit: 'change',
  run: withdrawCandidacy,
  maxAttempts: 3,
});
