import type { StoredUser } from '#functions/authors/author.store.ts';
import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import type { MessageID, UserID } from '#shared/ids.ts';
import { messages, type StoredMessage } from './message.store.ts';

/**
 * A person's own messages of a conversation, newest first, of which one is the newest that the other has read: those that follow
 * the other's last message, and the one before it, to which that was perhaps an answer.
 */
export function mayBeSeen(conversation: readonly StoredMessage[]): StoredMessage[] {
  const newestFirst = conversation.toSorted((one, other) => (one.sentAt < other.sentAt ? 1 : -1));
  const last = newestFirst.findIndex(({ origin }) => origin === 'inbox');
  if (last === -1) return newestFirst;
  const before = newestFirst.slice(last).find(({ origin }) => origin === 'sent');
  return [...newestFirst.slice(0, last), ...(before ? [before] : [])];
}

/** Keys of the other person's copies of such messages, and of what the two have with each other. None without messages. */
export const seenPlan = (owner: UserID, own: readonly StoredMessage[]) => {
  const [newest] = own;
  return {
    theirs: own.map(({ recipientId, id }) => messages.key(recipientId, id)),
    relationship: newest && relationships.key(owner, newest.recipientId),
  };
};

interface Readers {
  /** The other person's copies, newest first. */
  theirs: readonly (StoredMessage | undefined)[];
  relationship: Parameters<typeof isBlockedBy>[0];
  people: readonly (StoredUser | undefined)[];
}

/**
 * The newest message that the other person has read, and when. Undefined unless both show each other what they have read, and
 * neither has blocked the other.
 */
export function newestSeen({
  theirs,
  relationship,
  people,
}: Readers): { id: MessageID; at: string } | undefined {
  const seen = theirs.find(copy => copy?.readAt !== undefined);
  if (seen?.readAt === undefined) return undefined;
  const both = [seen.senderId, seen.recipientId];
  const agreed = both.every(id =>
    people.some(one => one?.UserID === id && one.status === 'active' && one.showsReading),
  );
  const isBlocked = both.some(id => isBlockedBy(relationship, id));
  return agreed && !isBlocked ? { id: seen.id, at: seen.readAt } : undefined;
}
