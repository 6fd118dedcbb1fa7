import type { Table } from '#functions/platform/table.ts';
import type { ProposalDraft } from '#shared/entities/proposalDraft.ts';
import { type StoredProposalDraft, toProposalDraft, uploadsOfDraft } from './proposalDraft.store.ts';

/** A draft as its owner sees it. Cost: 1 DynamoDB request if it has uploaded pictures. */
export const readProposalDraft = async (
  table: Pick<Table, 'batchGet'>,
  draft: StoredProposalDraft,
): Promise<ProposalDraft> => toProposalDraft(draft, await table.batchGet(...uploadsOfDraft(draft.content)));
