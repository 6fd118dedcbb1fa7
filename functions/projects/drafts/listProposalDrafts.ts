import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import {
  lastChangedFirst,
  proposalDrafts,
  proposalDraftsOf,
  toProposalDraftSummary,
} from './proposalDraft.store.ts';

/** Lists the caller's drafts of proposals, last changed first. Cost: 2 DynamoDB requests. */
export const listProposalDrafts = operation(contracts.listProposalDrafts, {
  load: async ({ callerId }, { table }) => {
    const page = await table.query(proposalDrafts, proposalDraftsOf(callerId));
    return isRefusal(page) ? page : { drafts: page.items };
  },
  run: ({ loaded: { drafts } }) => ({ items: lastChangedFirst(drafts).map(toProposalDraftSummary) }),
});
