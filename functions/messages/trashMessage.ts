import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { messages as contracts } from '#shared/contracts/messages.ts';
import { messageSteps, type messages } from './message.store.ts';

/** Moves the caller's copy to the trash; an unread one no longer counts as unread. Idempotent. */
export async function trashMessage(
  { loaded: [copy] }: Input<typeof contracts.trashMessage, [typeof messages]>,
  { table }: Deps,
) {
  if (!copy) return refuse('MESSAGE_NOT_FOUND');

  return copy.type === 'trash' ? undefined : await table.transact(...messageSteps.move(copy, 'trash'));
}
