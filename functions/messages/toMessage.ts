import { authors, formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { AuthorSummary } from '#shared/entities/author.ts';
import type { MessageSummary } from '#shared/entities/message.ts';
import type { UserID } from '#shared/ids.ts';
import type { StoredMessage } from './message.store.ts';

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
  const { ownerId: _, senderId, recipientId, ...rest } = copy;
  return { ...rest, sender: personAmong(people, senderId), recipient: personAmong(people, recipientId) };
}
