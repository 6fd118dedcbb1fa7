import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { messages as contracts } from '#shared/contracts/messages.ts';
import { type drafts, removeDraft } from './draft.store.ts';

/** Deletes one of the caller's drafts. Idempotent. */
export const discardDraft = async (
  { loaded: [draft] }: Input<typeof contracts.discardDraft, [typeof drafts]>,
  { table }: Deps,
) => (draft ? await table.transact(...removeDraft(draft)) : undefined);
