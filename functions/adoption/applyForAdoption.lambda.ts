import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan } from './adoptionPlan.ts';
import { applyForAdoption } from './applyForAdoption.ts';

export const handler = lambda(contracts.applyForAdoption, {
  load: ({ ProjectID, callerId }) => [
    adoptionPlan(ProjectID, callerId),
    authors.key(callerId),
    projectCount.key(callerId),
  ],
  run: applyForAdoption,
  maxAttempts: 3,
});
