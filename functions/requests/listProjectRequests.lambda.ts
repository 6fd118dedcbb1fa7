import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { requests } from '#shared/contracts/requests.ts';
import { listProjectRequests } from './listProjectRequests.ts';
import { openRequestsOf, requestsOf } from './request.store.ts';
import { queryRequests } from './requestPage.ts';

export const handler = lambda(requests.listProjectRequests, {
  load: async ({ ProjectID, query }, { table }) => {
    const lists = { all: requestsOf.project(ProjectID), open: openRequestsOf.project(ProjectID) };
    const page = await queryRequests(table, { ...lists, ...query });
    return isRefusal(page) ? page : [projects.key(ProjectID), page];
  },
  run: listProjectRequests,
});
