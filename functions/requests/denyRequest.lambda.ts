import { lambda } from '#functions/platform/lambda.ts';
import { requests } from '#shared/contracts/requests.ts';
import { denyRefs, denyRequest } from './denyRequest.ts';

export const handler = lambda(requests.denyRequest, {
  beside: ({ ProjectID, contributionRequestId }) => denyRefs(ProjectID, contributionRequestId),
  run: ({ ProjectID, contributionRequestId, caller }, deps) =>
    denyRequest(deps, { ProjectID, contributionRequestId, by: caller.UserID }),
});
