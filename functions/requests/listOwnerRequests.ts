import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { openRequestsOf } from '#functions/projects/openRequest.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { requestsOf } from './request.store.ts';
import { queryRequests, toRequestPage } from './requestPage.ts';

/** Lists the requests for all projects of an owner, newest first; for the owner and administrators. */
export const listOwnerRequests = operation(contracts.listOwnerRequests, {
  load: async ({ query: { ownerId, ...query } }, { table }) => {
    const lists = { all: requestsOf.owner(ownerId), open: openRequestsOf.owner(ownerId) };
    const page = await queryRequests(table, { ...lists, ...query });
    return isRefusal(page) ? page : { page };
  },
  run({ query, caller, loaded: { page } }) {
    if (query.ownerId !== caller.UserID && !caller.isAdmin) return refuse('FORBIDDEN');

    return toRequestPage(page);
  },
});
