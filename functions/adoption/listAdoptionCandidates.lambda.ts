import { lambda } from '#functions/platform/lambda.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { listAdoptionCandidates } from './listAdoptionCandidates.ts';

export const handler = lambda(contracts.listAdoptionCandidates, {
  load: ({ ProjectID, callerId }) => [adoptionPlan(ProjectID, callerId)],
  run: listAdoptionCandidates,
});
