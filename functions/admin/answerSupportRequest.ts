import { audit } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { messageEvents } from '#functions/messages/message.events.ts';
import { messageSteps, messages, type NewMessage, threadOf } from '#functions/messages/message.store.ts';
import { isWaiting, supportRequestSteps, supportRequests } from '#functions/messages/supportRequest.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { MessageID, special } from '#shared/ids.ts';
import { parseSubject, toAnswerText, toSubject } from '#shared/messageSubject.ts';

/**
 * Answers a message to support in the name of support, and ends its waiting, in one transaction with the audit entry. Of
 * two answers at the same time one is sent. Cost: 3 DynamoDB requests.
 */
export const answerSupportRequest = operation(contracts.answerSupportRequest, {
  load: ({ id }) => ({ request: supportRequests.key(id) }),
  maxAttempts: 3, // the message may be read in support's own mailbox meanwhile
  async run({ id: replyTo, body: { answer }, caller, loaded: { request } }, { table, now, newId }) {
    if (!isWaiting(request)) return refuse('SUPPORT_REQUEST_NOT_FOUND');
    const { senderId: recipientId, subject } = request;
    const [recipient, received] = await table.batchGet(
      authors.key(recipientId),
      messages.key(special.support, replyTo),
    );
    if (recipient?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');

    const message: NewMessage = {
      id: MessageID.parse(newId()),
      senderId: special.support,
      recipientId,
      subject: toSubject('unknown', toAnswerText(parseSubject(subject).text)),
      body: answer,
      replyTo,
      threadId: received ? threadOf(received) : replyTo,
      sentAt: now(),
    };
    const { id, senderId, sentAt: at } = message;
    return await table.transact(
      supportRequestSteps.end(request, { at, by: caller.UserID, answerId: id }),
      messageSteps.createBody(message),
      ...messageSteps.keep(message),
      ...messageSteps.deliver(message),
      ...(received && !received.read ? messageSteps.read([received]) : []),
      outbox.publish({ now, newId }, messageEvents.messageSent, { id, senderId, recipientId }),
      ...audit.record({ now, newId }, caller, {
        action: 'answerSupport',
        target: { kind: 'person', id: recipientId, label: recipient.username },
      }),
    );
  },
});
