import type { Projection } from '#functions/platform/projection.ts';
import { attachmentSteps } from '#functions/uploads/attachment.store.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { drafts, type StoredDraft } from './draft.store.ts';

/** Lets the attachments of a deleted draft expire, unless they have been sent or the draft has come back. */
export const releaseAttachments: Projection<StoredDraft> = async ({ before, after }, { table, now }) => {
  const files = before?.attachments ?? [];
  if (after || !before || files.length === 0) return undefined;
  const [draft, ...found] = await table.batchGet(
    drafts.key(before.ownerId, before.id),
    ...files.map(({ UploadID }) => uploads.key(UploadID)),
  );
  return draft ? undefined : found.map(upload => attachmentSteps.leave(upload, before.id, now()));
};
