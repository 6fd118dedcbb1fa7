import type { Projection } from '#functions/platform/projection.ts';
import { expireUpload, uploads } from '#functions/uploads/upload.store.ts';
import { proposalDrafts, type StoredProposalDraft } from './proposalDraft.store.ts';

/** Lets the picture of a deleted draft expire, unless a project has it or the draft has come back. */
export const releasePicture: Projection<StoredProposalDraft> = async ({ before, after }, { table, now }) => {
  const id = before?.content.values.upload?.UploadID;
  if (after || !before || !id) return undefined;
  const [upload, draft] = await table.batchGet(
    uploads.key(id),
    proposalDrafts.key(before.OwnerUserID, before.ProposalDraftID),
  );
  return draft ? undefined : [expireUpload(upload, before.OwnerUserID, now())];
};
