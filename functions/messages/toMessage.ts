import { authors, formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { AuthorSummary } from '#shared/entities/author.ts';
import type { ListedMessage, MessageNotice, MessageSummary } from '#shared/entities/message.ts';
import { formerUsername } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import type { StoredConversation } from './conversation.store.ts';
import { type StoredMessage, threadOf } from './message.store.ts';

/** Keys of the senders and recipients of messages, each once. */
export const correspondents = (copies: readonly Pick<StoredMessage, 'senderId' | 'recipientId'>[]) =>
  [...new Set(copies.flatMap(({ senderId, recipientId }) => [senderId, recipientId]))].map(id =>
    authors.key(id),
  );

/** Summary of a person among those that were loaded; a missing one is reduced to the id. */
export function personAmong(people: readonly (StoredUser | undefined)[], id: UserID): AuthorSummary {
  const found = people.find(person => person?.UserID === id);
  return found ? toAuthorSummary(found) : formerMember(id);
}

/** A copy of a message as its owner sees it. */
export function toMessageSummary(
  copy: StoredMessage,
  people: readonly (StoredUser | undefined)[],
): MessageSummary {
  const { ownerId: _, movedAt: __, readAt: ___, senderId, recipientId, notice, ...rest } = copy;
  const isFormer = people.find(person => person?.UserID === senderId)?.status === 'deleted';
  return {
    ...rest,
    threadId: threadOf(copy),
    ...(notice && { notice: isFormer ? withoutSender(notice) : notice }),
    sender: personAmong(people, senderId),
    recipient: personAmong(people, recipientId),
  };
}

/** A copy of a message in a list, with what its owner has of its conversation. */
export const toListedMessage = (
  copy: StoredMessage,
  people: readonly (StoredUser | undefined)[],
  { kept, trashed, sentAt = '', receivedAt = '' }: Partial<StoredConversation> = {},
): ListedMessage => ({
  ...toMessageSummary(copy, people),
  messages: Math.max(1, (copy.type === 'trash' ? trashed : kept) ?? 1),
  answered: (copy.origin === 'inbox' ? sentAt : receivedAt) >= copy.sentAt,
});

/** The value that names the sender of a notice; `person` in the others. */
const senderIn: Partial<Record<MessageNotice['kind'], string>> = {
  requestSent: 'applicant',
  requestAccepted: 'owner',
  requestDenied: 'owner',
  requestExpired: 'owner',
  prospectTaken: 'owner',
};

/** A notice of a person whose account has been deleted since, without their name. */
function withoutSender(notice: MessageNotice): MessageNotice {
  const name = senderIn[notice.kind] ?? 'person';
  return name in notice.values ? { ...notice, values: { ...notice.values, [name]: formerUsername } } : notice;
}
