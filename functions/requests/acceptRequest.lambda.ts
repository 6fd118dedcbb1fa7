import { requests } from '#shared/contracts/requests.ts';
import { lambda } from '../platform/lambda.ts';
import { acceptRequest } from './acceptRequest.ts';

export const handler = lambda(requests.acceptRequest, ({ ProjectID, query, caller }, outside) =>
  acceptRequest(outside, { ProjectID, ...query, by: caller.UserID }),
);
