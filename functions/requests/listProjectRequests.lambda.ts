import { requests } from '#shared/contracts/requests.ts';
import { lambda } from '../platform/lambda.ts';
import { refuse } from '../platform/refusal.ts';
import { maySee } from '../projects/maySee.ts';
import { projects } from '../projects/project.store.ts';
import { listRequests } from './listRequests.ts';
import { openRequestsOf, requestsOf } from './request.store.ts';

export const handler = lambda(
  requests.listProjectRequests,
  async ({ ProjectID, query, caller }, { table }) => {
    const project = await table.get(projects.key(ProjectID));
    if (!project) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID)
      return refuse(maySee(project, caller) ? 'FORBIDDEN' : 'PROJECT_NOT_FOUND');

    return await listRequests(table, {
      all: requestsOf.project(ProjectID),
      open: openRequestsOf.project(ProjectID),
      ...query,
    });
  },
);
