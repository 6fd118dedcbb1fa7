import type { Projection } from '#functions/platform/projection.ts';
import { expireUpload } from '#functions/uploads/upload.store.ts';
import { proposalDrafts, type StoredProposalDraft, uploadsOfDraft } from './proposalDraft.store.ts';

/** Lets the pictures of a deleted draft expire, unless a project has them or the draft has come back. */
export const releasePictures: Projection<StoredProposalDraft> = async ({ before, after }, { table, now }) => {
  const pictures = before ? uploadsOfDraft(before.content) : [];
  if (after || !before || pictures.length === 0) return undefined;
  const [draft, ...found] = await table.batchGet(
    proposalDrafts.key(before.OwnerUserID, before.ProposalDraftID),
    ...pictures,
  );
  return draft ? undefined : found.map(upload => expireUpload(upload, before.OwnerUserID, now()));
};
