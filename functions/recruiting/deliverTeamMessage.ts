import { isBlockedBy, relationshipSteps, relationships } from '#functions/contacts/relationship.store.ts';
import { messageEvents } from '#functions/messages/message.events.ts';
import { messageBodies, messageSteps, messages, type NewMessage } from '#functions/messages/message.store.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { MessageID } from '#shared/ids.ts';
import { recruitingEvents } from './recruiting.events.ts';

/** Publishes the message for each recipient, so that each receives it exactly once and none waits for another. */
const deliverToEach: DomainEventHandler<Payload<typeof recruitingEvents.teamMessageSent>> = async (
  { payload: { recipients, ...message } },
  deps,
) =>
  recipients.map(UserID => outbox.publish(deps, recruitingEvents.teamMessageSentTo, { ...message, UserID }));

/**
 * Puts the message into a recipient's inbox. Those who have blocked the sender or lost their account are skipped. The
 * owner shares the text with the sender's copy, which is addressed to them.
 */
const deliverTo: DomainEventHandler<Payload<typeof recruitingEvents.teamMessageSentTo>> = async (
  { payload: { id, senderId, UserID } },
  deps,
) => {
  const [copy, text, recipient, relationship] = await deps.table.batchGet(
    messages.key(senderId, id),
    messageBodies.key(id),
    callers.key(UserID),
    relationships.key(senderId, UserID),
  );
  if (!copy || !text || recipient?.status !== 'active' || isBlockedBy(relationship, UserID)) return [];

  const isAddressee = copy.recipientId === UserID;
  const message: NewMessage = {
    id: isAddressee ? id : MessageID.parse(deps.newId()),
    senderId,
    recipientId: UserID,
    subject: copy.subject,
    body: text.body,
    sentAt: copy.sentAt,
  };
  return [
    isAddressee ? undefined : messageSteps.createBody(message),
    ...messageSteps.deliver(message),
    relationshipSteps.notBlocked(senderId, UserID, 'CONCURRENT_UPDATE'),
    outbox.publish(deps, messageEvents.messageSent, { id: message.id, senderId, recipientId: UserID }),
  ];
};

export const teamMessageHandlers = [
  handlersOf(recruitingEvents.teamMessageSent, { deliverToEach }),
  handlersOf(recruitingEvents.teamMessageSentTo, { deliverTo }),
];
