import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { openRequestsOf } from '#functions/projects/openRequest.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { requestsOf } from './request.store.ts';
import { queryRequests, toRequestPage } from './requestPage.ts';

/** Lists the requests for a project of the caller, or for one of its roles, newest first. */
export const listProjectRequests = operation(contracts.listProjectRequests, {
  load: async ({ ProjectID, query: { typeId, ...query } }, { table }) => {
    const lists = {
      all: requestsOf.project(ProjectID),
      open: typeId ? openRequestsOf.prospect(ProjectID, typeId) : openRequestsOf.project(ProjectID),
    };
    const page = await queryRequests(table, { ...lists, ...query });
    return isRefusal(page) ? page : { project: projects.key(ProjectID), page };
  },
  run({ query: { typeId }, caller, loaded: { project, page } }) {
    if (!project) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID)
      return refuse(canView(project, caller) ? 'FORBIDDEN' : 'PROJECT_NOT_FOUND');

    const { items, ...rest } = toRequestPage(page);
    return { ...rest, items: typeId ? items.filter(request => request.typeId === typeId) : items };
  },
});
