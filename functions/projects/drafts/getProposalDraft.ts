import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { proposalDrafts } from './proposalDraft.store.ts';
import { readProposalDraft } from './readProposalDraft.ts';

/** Returns a draft of a proposal of the caller. Cost: 1 DynamoDB request, 2 with an uploaded picture. */
export const getProposalDraft = operation(contracts.getProposalDraft, {
  load: ({ ProposalDraftID, callerId }) => ({ draft: proposalDrafts.key(callerId, ProposalDraftID) }),
  run: async ({ loaded: { draft } }, { table }) =>
    draft ? await readProposalDraft(table, draft) : refuse('PROPOSAL_DRAFT_NOT_FOUND'),
});
