import { authors } from '#functions/authors/author.store.ts';
import { aside } from '#functions/contacts/withheld.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#functions/prospects/prospect.store.ts';
import { requests } from '#shared/contracts/requests.ts';
import { openRequests } from './request.store.ts';
import { sendRequest } from './sendRequest.ts';

export const handler = lambda(requests.sendRequest, {
  load: ({ ProjectID, body, callerId }) => [
    projects.key(ProjectID),
    prospects.key(ProjectID, body.typeId),
    members.key(ProjectID, callerId),
    authors.key(callerId),
    aside(openRequests.key(ProjectID, body.typeId, callerId)),
  ],
  run: sendRequest,
  maxAttempts: 3, // the owner may unblock the caller at the same time
});
