import { type DraftOwner, storeCopy } from './copies.ts';
import { type ProposalDraft, toStored } from './stored.ts';

/** Stores a new draft on the device, to be opened in the proposal form. Returns false if it cannot be stored. */
export const keepNewDraft = (owner: DraftOwner, draft: ProposalDraft): boolean =>
  storeCopy(
    { owner, id: draft.submissionKey },
    { ...toStored(draft), savedAt: Date.now(), version: 0, isSaved: false, complete: [] },
  );
