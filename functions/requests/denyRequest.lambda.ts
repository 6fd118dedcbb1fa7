import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects } from '#functions/projects/project.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { denyRequest } from './denyRequest.ts';
import { requests } from './request.store.ts';

export const handler = lambda(contracts.denyRequest, {
  load: ({ ProjectID, contributionRequestId }) => [
    projects.key(ProjectID),
    requests.key(ProjectID, contributionRequestId),
  ],
  limit: perPerson('decide'),
  run: denyRequest,
});
