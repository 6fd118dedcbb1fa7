import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { Query } from '#shared/contract.ts';
import { requests } from '#shared/contracts/requests.ts';
import type { ProjectID } from '#shared/ids.ts';
import { listRequests, requestRefs } from './listRequests.ts';
import { openRequestsOf, requestsOf } from './request.store.ts';

type Asked = Query<typeof requests.listProjectRequests>;

const listing = (id: ProjectID, query: Asked) => ({
  all: requestsOf.project(id),
  open: openRequestsOf.project(id),
  ...query,
});

export const handler = lambda(requests.listProjectRequests, {
  beside: async ({ ProjectID, query }, table) => [
    projects.key(ProjectID),
    ...(await requestRefs(table, listing(ProjectID, query))),
  ],
  run: async ({ ProjectID, query, caller }, { table }) => {
    const project = await table.get(projects.key(ProjectID));
    if (!project) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID)
      return refuse(canView(project, caller) ? 'FORBIDDEN' : 'PROJECT_NOT_FOUND');

    return await listRequests(table, listing(ProjectID, query));
  },
});
