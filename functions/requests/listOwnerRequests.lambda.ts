import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { requests } from '#shared/contracts/requests.ts';
import { listOwnerRequests } from './listOwnerRequests.ts';
import { openRequestsOf, requestsOf } from './request.store.ts';
import { queryRequests } from './requestPage.ts';

export const handler = lambda(requests.listOwnerRequests, {
  load: async ({ query: { ownerId, ...query } }, { table }) => {
    const lists = { all: requestsOf.owner(ownerId), open: openRequestsOf.owner(ownerId) };
    const page = await queryRequests(table, { ...lists, ...query });
    return isRefusal(page) ? page : [page];
  },
  run: listOwnerRequests,
});
