import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { members } from '#functions/projects/member.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { listMyRequests } from './listMyRequests.ts';
import { requests, requestsOf } from './request.store.ts';

export const handler = lambda(contracts.listMyRequests, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(requests, { ...requestsOf.contributor(callerId), ...query });
    if (isRefusal(page)) return page;
    const memberships = page.items.map(({ status, ProjectID }) =>
      status === 'approved' ? members.key(ProjectID, callerId) : undefined,
    );
    return [page, authors.key(callerId), memberships];
  },
  run: listMyRequests,
});
