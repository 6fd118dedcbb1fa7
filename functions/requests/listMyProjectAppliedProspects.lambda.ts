import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { prospectKeys } from './appliedProspects.ts';
import { listCallerRequests } from './listCallerRequests.ts';
import { listMyProjectAppliedProspects } from './listMyProjectAppliedProspects.ts';

export const handler = lambda(contracts.listMyProjectAppliedProspects, {
  load: async ({ ProjectID, callerId }, { table }) => {
    const own = await listCallerRequests(table, callerId, ProjectID);
    return [projects.key(ProjectID), [...own.values()], prospectKeys([...own.values()])];
  },
  run: listMyProjectAppliedProspects,
});
