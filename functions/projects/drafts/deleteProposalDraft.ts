import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { proposalDrafts, removeProposalDraft } from './proposalDraft.store.ts';
import { readProposalDraft } from './readProposalDraft.ts';

/** Deletes a draft of a proposal of the caller, and returns it for those who want it back. Cost: 2 DynamoDB requests, 3 with an uploaded picture. */
export const deleteProposalDraft = operation(contracts.deleteProposalDraft, {
  load: ({ ProposalDraftID, callerId }) => ({ draft: proposalDrafts.key(callerId, ProposalDraftID) }),
  limit: changes,
  maxAttempts: 3, // another request may delete it at the same time
  async run({ loaded: { draft } }, { table }) {
    if (!draft) return refuse('PROPOSAL_DRAFT_NOT_FOUND');
    const deleted = await readProposalDraft(table, draft);
    return (await table.transact(...removeProposalDraft(draft))) ?? deleted;
  },
});
