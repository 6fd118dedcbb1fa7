import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { listCallerRequests } from '#functions/requests/listCallerRequests.ts';
import { prospects } from '#shared/contracts/prospects.ts';
import { appliedProspects, rolesOf } from './appliedProspects.ts';

export const handler = lambda(prospects.listProjectAppliedProspects, {
  beside: async ({ ProjectID, by }, table) => {
    const own = await listCallerRequests(table, by, ProjectID);
    return [projects.key(ProjectID), ...rolesOf([...own.values()])];
  },
  run: async ({ ProjectID, caller }, { table }) => {
    const [project, own] = await Promise.all([
      table.get(projects.key(ProjectID)),
      listCallerRequests(table, caller.UserID, ProjectID),
    ]);
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

    return { items: await appliedProspects(table, [...own.values()]) };
  },
});
