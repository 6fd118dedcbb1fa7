import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { changeProjectStatus } from './changeProjectStatus.ts';
import { projectCount } from './projectCount.store.ts';
import { projectPlan } from './viewProject.ts';

export const handler = lambda(contracts.changeProjectStatus, {
  load: async ({ ProjectID, callerId }, { table }) => [
    await projectPlan(table, ProjectID, callerId),
    projectCount.key(callerId),
  ],
  limit: perPerson('tellTeam'),
  run: changeProjectStatus,
});
