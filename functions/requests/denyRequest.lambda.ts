import { requests } from '#shared/contracts/requests.ts';
import { lambda } from '../platform/lambda.ts';
import { denyRequest } from './denyRequest.ts';

export const handler = lambda(requests.denyRequest, ({ ProjectID, contributionRequestId, caller }, outside) =>
  denyRequest(outside, { ProjectID, contributionRequestId, by: caller.UserID }),
);
