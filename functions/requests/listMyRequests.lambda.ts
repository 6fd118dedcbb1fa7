import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { listMyRequests } from './listMyRequests.ts';
import { requests, requestsOf } from './request.store.ts';

export const handler = lambda(contracts.listMyRequests, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(requests, { ...requestsOf.contributor(callerId), ...query });
    return isRefusal(page) ? page : [page, authors.key(callerId)];
  },
  run: listMyRequests,
});
