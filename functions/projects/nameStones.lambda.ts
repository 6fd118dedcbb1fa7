import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { nameStones } from './nameStones.ts';
import { projectPlan } from './viewProject.ts';

export const handler = lambda(contracts.nameStones, {
  load: async ({ ProjectID, callerId }, { table }) => [await projectPlan(table, ProjectID, callerId)],
  limit: perPerson('change'),
  run: nameStones,
});
