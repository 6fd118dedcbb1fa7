import { isDeepStrictEqual } from 'node:util';
import { perPerson } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { expireUpload, keepUpload } from '#functions/uploads/upload.store.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { submissions } from '../submission.store.ts';
import {
  proposalDrafts,
  putProposalDraft,
  type StoredProposalDraft,
  toProposalDraftSummary,
  uploadsOfDraft,
} from './proposalDraft.store.ts';
import { readProposalDraft } from './readProposalDraft.ts';

/**
 * Saves a draft of the version that its owner has seen. A repeated request finds itself saved and changes nothing; one that has been
 * submitted is not created again. Cost: 2 DynamoDB requests, 3 if a picture has been taken out.
 */
export const saveProposalDraft = operation(contracts.saveProposalDraft, {
  load: ({ ProposalDraftID, body: { content }, callerId }) => ({
    stored: proposalDrafts.key(callerId, ProposalDraftID),
    sent: submissions.key(callerId, ProposalDraftID),
    pictures: uploadsOfDraft(content),
  }),
  limit: perPerson(400, 'day'),
  maxAttempts: 2, // a change that loses a race is compared with the winner's
  async run(
    { ProposalDraftID, body: { version, content }, caller, loaded: { stored, sent, pictures } },
    { table, now },
  ) {
    if (stored && isDeepStrictEqual(stored.content, content)) return toProposalDraftSummary(stored);
    if (sent) return refuse('DRAFT_CHANGED');
    if ((stored?.version ?? 0) !== version)
      return stored
        ? refuse('DRAFT_CHANGED', { draft: await readProposalDraft(table, stored) })
        : refuse('DRAFT_CHANGED');

    const next: StoredProposalDraft = {
      ProposalDraftID,
      OwnerUserID: caller.UserID,
      version: version + 1,
      updatedAt: now(),
      content,
    };
    const kept = uploadsOfDraft(content).map(({ pk }) => pk);
    const before = stored ? uploadsOfDraft(stored.content) : [];
    const removed = await table.batchGet(...before.filter(({ pk }) => !kept.includes(pk)));
    const refused = await table.transact(
      ...putProposalDraft(stored, next),
      ...removed.map(upload => expireUpload(upload, caller.UserID, next.updatedAt)),
      ...pictures.map(upload => keepUpload(upload, caller.UserID)),
    );
    return refused ?? toProposalDraftSummary(next);
  },
});
