import { lambda } from '#functions/platform/lambda.ts';
import { requests } from '#shared/contracts/requests.ts';
import { acceptRefs, acceptRequest } from './acceptRequest.ts';

export const handler = lambda(requests.acceptRequest, {
  beside: ({ ProjectID, query }) => acceptRefs({ ProjectID, ...query }),
  run: ({ ProjectID, query, caller }, deps) =>
    acceptRequest(deps, { ProjectID, ...query, by: caller.UserID }),
});
