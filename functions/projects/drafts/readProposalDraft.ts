import type { Table } from '#functions/platform/table.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import type { ProposalDraft } from '#shared/entities/proposalDraft.ts';
import { type StoredProposalDraft, toProposalDraft } from './proposalDraft.store.ts';

/** A draft as its owner sees it. Cost: 1 DynamoDB request if it has an uploaded picture. */
export async function readProposalDraft(
  table: Pick<Table, 'get'>,
  draft: StoredProposalDraft,
): Promise<ProposalDraft> {
  const id = draft.content.values.upload?.UploadID;
  return toProposalDraft(draft, id && (await table.get(uploads.key(id))));
}
