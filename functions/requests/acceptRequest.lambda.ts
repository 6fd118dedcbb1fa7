import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { latestTeams } from '#functions/projects/latestTeam.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { acceptRequest } from './acceptRequest.ts';
import { requests } from './request.store.ts';

export const handler = lambda(contracts.acceptRequest, {
  load: ({ ProjectID, query, callerId }) => [
    projects.key(ProjectID),
    requests.key(ProjectID, query.contributionRequestId),
    authors.key(query.contributorId),
    projectCount.key(callerId),
    latestTeams.key(query.contributorId),
  ],
  limit: perPerson('decide'),
  run: acceptRequest,
  maxAttempts: 3, // another team may take the person at the same time
});
