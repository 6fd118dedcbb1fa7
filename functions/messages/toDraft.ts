import type { StoredUser } from '#functions/authors/author.store.ts';
import type { MessageDraft } from '#shared/entities/message.ts';
import type { StoredDraft } from './draft.store.ts';
import { personAmong } from './toMessage.ts';

/** A draft as its author sees it. */
export function toDraft(stored: StoredDraft, people: readonly (StoredUser | undefined)[]): MessageDraft {
  const { ownerId: _, recipientId, ...draft } = stored;
  return { ...draft, ...(recipientId && { recipient: personAmong(people, recipientId) }) };
}
