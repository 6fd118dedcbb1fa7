import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { drafts, removeDraft } from './draft.store.ts';

/** Deletes one of the caller's drafts. Idempotent. */
export const discardDraft = operation(contracts.discardDraft, {
  load: ({ id, callerId }) => ({ draft: drafts.key(callerId, id) }),
  limit: changes,
  maxAttempts: 3, // another request may delete it at the same time
  run: async ({ loaded: { draft } }, { table }) =>
    draft ? await table.transact(...removeDraft(draft)) : undefined,
});
