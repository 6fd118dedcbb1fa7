import { requests } from '#shared/contracts/requests.ts';
import { lambda } from '../platform/lambda.ts';
import { refuse } from '../platform/refusal.ts';
import { listRequests } from './listRequests.ts';
import { openRequestsOf, requestsOf } from './request.store.ts';

export const handler = lambda(
  requests.listOwnerRequests,
  async ({ query: { ownerId, ...query }, caller }, { table }) => {
    if (ownerId !== caller.UserID && !caller.isAdmin) return refuse('FORBIDDEN');

    return await listRequests(table, {
      all: requestsOf.owner(ownerId),
      open: openRequestsOf.owner(ownerId),
      ...query,
    });
  },
);
