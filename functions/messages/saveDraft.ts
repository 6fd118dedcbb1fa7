import { isDeepStrictEqual } from 'node:util';
import { authors } from '#functions/authors/author.store.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { attachmentSteps, filesOfDraft } from '#functions/uploads/attachment.store.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { drafts, putDraft, type StoredDraft } from './draft.store.ts';
import { toDraft } from './toDraft.ts';

/**
 * Saves a draft of the version that its author has seen. A repeated request finds itself saved and changes nothing.
 * Attachments that can no longer be sent are left out. Cost: 2 DynamoDB requests; 3 if it has lost an attachment.
 */
export const saveDraft = operation(contracts.saveDraft, {
  load: ({ body: { id, recipient, attachments }, callerId }) => ({
    stored: drafts.key(callerId, id),
    person: recipient && authors.key(recipient),
    uploaded: [...new Set(attachments)].map(one => uploads.key(one)),
  }),
  limit: perPerson(3_000, 'day'),
  maxAttempts: 2, // a change that loses a race is compared with the winner's
  async run(
    {
      body: { recipient, version, attachments: _attachments, ...content },
      caller,
      loaded: { stored, person, uploaded },
    },
    { table, now },
  ) {
    const files = filesOfDraft(uploaded, { by: caller.UserID, draft: content.id });
    const next: StoredDraft = {
      ...content,
      ...(files.length > 0 && { attachments: files.map(({ attachment }) => attachment) }),
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

    const left = (stored?.attachments ?? []).filter(
      ({ UploadID }) => !files.some(file => file.UploadID === UploadID),
    );
    const gone = left.length > 0 ? await table.batchGet(...left.map(one => uploads.key(one.UploadID))) : [];
    const refused = await table.transact(
      ...putDraft(stored, next),
      ...files.map(file => attachmentSteps.hold(file, next.id)),
      ...gone.map(file => attachmentSteps.leave(file, next.id, next.updatedAt)),
    );
    return refused ?? toDraft(next, [person]);
  },
});

/** Whether the content of two drafts is the same. */
const isSame = (a: StoredDraft, b: StoredDraft): boolean => isDeepStrictEqual(contentOf(a), contentOf(b));

function contentOf(draft: StoredDraft) {
  const { version: _version, updatedAt: _updatedAt, ...content } = draft;
  return content;
}
