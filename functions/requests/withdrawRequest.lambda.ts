import { authors } from '#functions/authors/author.store.ts';
import { aside } from '#functions/contacts/withheld.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { requests } from './request.store.ts';
import { withdrawRequest } from './withdrawRequest.ts';

export const handler = lambda(contracts.withdrawRequest, {
  load: ({ ProjectID, contributionRequestId, callerId }) => [
    requests.key(ProjectID, contributionRequestId),
    aside(requests.key(ProjectID, contributionRequestId)),
    authors.key(callerId),
  ],
  limit: perPerson('decide'),
  run: withdrawRequest,
  maxAttempts: 3, // a withheld request may be delivered at the same time
});
