import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { messages as contracts } from '#shared/contracts/messages.ts';
import { drafts } from './draft.store.ts';

/** Deletes one of the caller's drafts. Idempotent. */
export const discardDraft = ({ id, caller }: Input<typeof contracts.discardDraft>, { table }: Deps) =>
  table.write(Step.remove(drafts.key(caller.UserID, id)));
