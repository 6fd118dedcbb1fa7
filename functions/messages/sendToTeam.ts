import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { isBlockedBy, relationshipSteps, relationships } from '#functions/contacts/relationship.store.ts';
import { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import { enforceLimit, teamAnnouncements } from '#functions/platform/limits.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { attachmentSteps, type ReadyAttachment } from '#functions/uploads/attachment.store.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { MessageID, type ProjectID, type UserID } from '#shared/ids.ts';
import { toSubject } from '#shared/messageSubject.ts';
import { messageEvents } from './message.events.ts';
import { copyOf, messageBodies, messageSteps, messages, type NewMessage } from './message.store.ts';
import { toMessageSummary } from './toMessage.ts';

interface TeamMessage {
  sender: StoredUser;
  ProjectID: ProjectID;
  recipients: readonly UserID[];
  subject: string;
  body: string;
  files: readonly ReadyAttachment[];
  language: WrittenLanguage;
  /** Further steps of the transaction, with the id of the first message. */
  also: (first: MessageID, at: string) => (AnyStep<'CONCURRENT_UPDATE'> | undefined)[];
}

/**
 * Sends a message to several people of a project that the sender owns or is in, each in a conversation of their own. The
 * sender's copies are written in one transaction; event handlers deliver each message, once. People whose accounts have
 * ended, or whom the sender has blocked, are left out. Cost: 4 DynamoDB requests.
 */
export async function sendToTeam(
  deps: Deps,
  { sender, ProjectID, recipients, subject, body, files, language, also }: TeamMessage,
) {
  const { table, now, newId } = deps;
  const { UserID: senderId } = sender;
  const ids = [...new Set(recipients)];
  if (ids.includes(senderId)) return refuse('MESSAGE_SELF');
  const { project, own, team, people, relations } = await loadPlan(table, {
    project: projects.key(ProjectID),
    own: members.key(ProjectID, senderId),
    team: ids.map(id => members.key(ProjectID, id)),
    people: ids.map(id => authors.key(id)),
    relations: ids.map(id => relationships.key(senderId, id)),
  });
  const isInTeam = (id: UserID, member: object | undefined) => id === project?.OwnerUserID || member;
  if (!project || !isInTeam(senderId, own)) return refuse('PROJECT_NOT_FOUND');
  if (ids.some((id, index) => !isInTeam(id, team[index]))) return refuse('AUTHOR_NOT_FOUND');
  const reachable = people.flatMap((person, index) =>
    person?.status === 'active' && !isBlockedBy(relations[index], senderId) ? [person] : [],
  );
  if (reachable.length === 0) return refuse('AUTHOR_NOT_FOUND');
  const tooMany = await enforceLimit(deps, teamAnnouncements, senderId);
  if (tooMany) return tooMany;

  const sentAt = now();
  const outgoing = reachable.map(
    ({ UserID: recipientId }): NewMessage => ({
      id: MessageID.parse(newId()),
      senderId,
      recipientId,
      subject: toSubject('unknown', subject),
      body,
      ...(files.length > 0 && { attachments: files.map(({ attachment }) => attachment) }),
      language,
      sentAt,
    }),
  );
  const [first] = outgoing;
  if (!first) return refuse('AUTHOR_NOT_FOUND');
  const refused = await table.transact(
    ...also(first.id, sentAt),
    ...files.map(file => attachmentSteps.send(file, outgoing.length)),
    ...outgoing.flatMap(message => [
      messageSteps.createBody(message),
      ...messageSteps.keep(message),
      outbox.publish(deps, messageEvents.memberMessageSent, {
        id: message.id,
        senderId,
        recipientId: message.recipientId,
      }),
    ]),
  );
  return refused ?? toMessageSummary(copyOf(first, 'sent'), [sender, ...reachable]);
}

/** Puts the message into the recipient's inbox, unless they have blocked the sender or lost their account. */
const deliverToMember: DomainEventHandler<Payload<typeof messageEvents.memberMessageSent>> = async (
  { payload: { id, senderId, recipientId } },
  deps,
) => {
  const [copy, text, recipient, relationship] = await deps.table.batchGet(
    messages.key(senderId, id),
    messageBodies.key(id),
    callers.key(recipientId),
    relationships.key(senderId, recipientId),
  );
  if (!copy || !text || recipient?.status !== 'active' || isBlockedBy(relationship, recipientId)) return [];
  const { subject, language, attachments, sentAt } = copy;
  return [
    ...messageSteps.deliver({
      id,
      senderId,
      recipientId,
      subject,
      body: text.body,
      ...(language && { language }),
      ...(attachments && { attachments }),
      sentAt,
    }),
    relationshipSteps.notBlocked(senderId, recipientId, 'CONCURRENT_UPDATE'),
    outbox.publish(deps, messageEvents.messageSent, { id, senderId, recipientId }),
  ];
};

export const memberMessageHandlers = [handlersOf(messageEvents.memberMessageSent, { deliverToMember })];
