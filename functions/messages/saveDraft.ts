import { isDeepStrictEqual } from 'node:util';
import { authors } from '#functions/authors/author.store.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { drafts, putDraft, type StoredDraft } from './draft.store.ts';
import { toDraft } from './toDraft.ts';

/**
 * Saves a draft of the version that its author has seen. A repeated request finds itself saved and changes nothing.
 * Cost: 2 DynamoDB requests.
 */
export const saveDraft = operation(contracts.saveDraft, {
  load: ({ body: { id, recipient }, callerId }) => ({
    stored: drafts.key(callerId, id),
    person: recipient && authors.key(recipient),
  }),
  limit: perPerson(3_000, 'day'),
  maxAttempts: 2, // a change that loses a race is compared with the winner's
  async run(
    { body: { recipient, version, ...content }, caller, loaded: { stored, person } },
    { table, now },
  ) {
    const next: StoredDraft = {
      ...content,
      ownerId: caller.UserID,
      ...(recipient && person && { recipientId: recipient }),
      version: version + 1,
      updatedAt: now(),
    };
    if (stored && isSame(stored, next)) return toDraft(stored, [person]);
    if ((stored?.version ?? 0) !== version) {
      if (!stored) return refuse('DRAFT_CHANGED');
      const theirs = stored.recipientId && (await table.get(authors.key(stored.recipientId)));
      return refuse('DRAFT_CHANGED', { draft: toDraft(stored, theirs ? [theirs] : []) });
    }

    const refused = await table.transact(...putDraft(stored, next));
    return refused ?? toDraft(next, [person]);
  },
});

/** Whether the content of two drafts is the same. */
const isSame = (a: StoredDraft, b: StoredDraft): boolean => isDeepStrictEqual(contentOf(a), contentOf(b));

function contentOf(draft: StoredDraft) {
  const { version: _version, updatedAt: _updatedAt, ...content } = draft;
  return content;
}
