import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Query } from '#shared/contract.ts';
import { requests } from '#shared/contracts/requests.ts';
import { listRequests, requestRefs } from './listRequests.ts';
import { openRequestsOf, requestsOf } from './request.store.ts';

type Asked = Query<typeof requests.listOwnerRequests>;

const listing = ({ ownerId, ...query }: Asked) => ({
  all: requestsOf.owner(ownerId),
  open: openRequestsOf.owner(ownerId),
  ...query,
});

export const handler = lambda(requests.listOwnerRequests, {
  beside: ({ query }, table) => requestRefs(table, listing(query)),
  run: async ({ query, caller }, { table }) => {
    if (query.ownerId !== caller.UserID && !caller.isAdmin) return refuse('FORBIDDEN');

    return await listRequests(table, listing(query));
  },
});
