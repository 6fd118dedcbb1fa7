import { authors } from '#functions/authors/author.store.ts';
import { relationships } from '#functions/contacts/relationship.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#functions/prospects/prospect.store.ts';
import { openRequests } from '#functions/requests/request.store.ts';
import { suggestions as contracts } from '#shared/contracts/suggestions.ts';
import { invitePerson } from './invitePerson.ts';

export const handler = lambda(contracts.invitePerson, {
  load: ({ ProjectID, ProspectID, body: { UserID }, callerId }) => [
    projects.key(ProjectID),
    prospects.key(ProjectID, ProspectID),
    authors.key(callerId),
    authors.key(UserID),
    relationships.key(callerId, UserID),
    members.key(ProjectID, UserID),
    openRequests.key(ProjectID, ProspectID, UserID),
  ],
  run: invitePerson,
});
