import type { Table } from '#functions/platform/table.ts';
import { homeBounds } from '#shared/entities/home.ts';
import type { ProposalDraftSummary } from '#shared/entities/proposalDraft.ts';
import type { UserID } from '#shared/ids.ts';
import {
  lastChangedFirst,
  proposalDrafts,
  proposalDraftsOf,
  toProposalDraftSummary,
} from './proposalDraft.store.ts';

/** The drafts of a person that were changed last, for their home. Cost: 1 DynamoDB request, half a unit per 4 KB of all drafts. */
export async function readLatestDrafts(
  table: Pick<Table, 'query'>,
  owner: UserID,
): Promise<ProposalDraftSummary[]> {
  const { items } = await table.query(proposalDrafts, { ...proposalDraftsOf(owner), consistent: false });
  return lastChangedFirst(items).slice(0, homeBounds.drafts).map(toProposalDraftSummary);
}
