import { authors } from '#functions/authors/author.store.ts';
import { mayBeFound } from '#functions/authors/mayBeFound.ts';
import { isBlockedBy, relationshipSteps, relationships } from '#functions/contacts/relationship.store.ts';
import { messageEvents } from '#functions/messages/message.events.ts';
import { messageSteps, type NewMessage } from '#functions/messages/message.store.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { members } from '#functions/projects/member.store.ts';
import { openRequests } from '#functions/projects/openRequest.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { namesFor } from '#functions/projects/projectNames.ts';
import { prospectSteps, prospects } from '#functions/projects/prospect.store.ts';
import { suggestions as contracts } from '#shared/contracts/suggestions.ts';
import { nameOf } from '#shared/fullName.ts';
import { MessageID } from '#shared/ids.ts';
import { toSubject } from '#shared/messageSubject.ts';
import { links } from '#shared/paths.ts';
import { roleAnchor } from '#shared/placeOfRole.ts';
import { requireOpenRole } from './requireOpenRole.ts';
import { answerSuggestion } from './suggestedPerson.store.ts';

const attempts = limit('invitePerson', 10, 'day');

/**
 * Invites a person to apply for a role, by a message from the owner, also to a stranger. A person who has
 * blocked the owner receives nothing, and the owner notices no difference. Cost: 3 DynamoDB requests.
 */
export const invitePerson = operation(contracts.invitePerson, {
  load: ({ ProjectID, ProspectID, body: { UserID }, callerId }) => ({
    found: projects.key(ProjectID),
    prospect: prospects.key(ProjectID, ProspectID),
    sender: authors.key(callerId),
    recipient: authors.key(UserID),
    relationship: relationships.key(callerId, UserID),
    member: members.key(ProjectID, UserID),
    request: openRequests.key(ProjectID, ProspectID, UserID),
  }),
  async run(
    {
      ProjectID,
      ProspectID,
      body: { UserID, note = '' },
      caller,
      loaded: { found, prospect, sender, recipient, relationship, member, request },
    },
    deps,
  ) {
    const known = requireOpenRole(deps.now(), found, prospect, caller);
    if (isRefusal(known)) return known;
    if (UserID === caller.UserID) return refuse('MESSAGE_SELF');
    if (!sender || !mayBeFound(recipient)) return refuse('AUTHOR_NOT_FOUND');
    if (isBlockedBy(relationship, caller.UserID)) return refuse('CONTACT_BLOCKED');
    if (member) return refuse('ALREADY_MEMBER');
    if (request) return refuse('ALREADY_APPLIED');
    const tooMany = await enforceLimit(deps, attempts, caller.UserID);
    if (tooMany) return tooMany;

    const { project, role } = known;
    const { table, now, newId } = deps;
    const names = await namesFor(table, project, recipient);
    const message: NewMessage = {
      id: MessageID.parse(newId()),
      senderId: caller.UserID,
      recipientId: UserID,
      subject: toSubject('collaboration', names.project),
      body: note,
      notice: {
        kind: 'invitation',
        values: {
          person: nameOf(sender, sender.language),
          role: names.role(role.PersonType),
          project: names.project,
        },
        link: links.project({ ProjectID, query: { apply: ProspectID }, hash: roleAnchor(ProspectID) }),
        ProjectID,
      },
      sentAt: now(),
    };
    const refused = await table.transact(
      answerSuggestion({ ProjectID, ProspectID, UserID, answer: 'invited', at: message.sentAt }),
      prospectSteps.isOpen(ProjectID, ProspectID),
      messageSteps.createBody(message),
      ...messageSteps.keep(message),
      ...(isBlockedBy(relationship, UserID)
        ? []
        : [
            ...messageSteps.deliver(message),
            relationshipSteps.notBlocked(caller.UserID, UserID, 'CONCURRENT_UPDATE'),
            outbox.publish(deps, messageEvents.messageSent, {
              id: message.id,
              senderId: caller.UserID,
              recipientId: UserID,
            }),
          ]),
    );
    return refused ?? { UserID };
  },
});
