import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { messages as contracts } from '#shared/contracts/messages.ts';
import { messageSteps, type messages } from './message.store.ts';

/** Moves the caller's copy from the trash back to the list it came from. Idempotent. */
export async function restoreMessage(
  { loaded: [copy] }: Input<typeof contracts.restoreMessage, [typeof messages]>,
  { table }: Deps,
) {
  if (!copy) return refuse('MESSAGE_NOT_FOUND');

  return copy.type === 'trash' ? await table.transact(...messageSteps.move(copy, copy.origin)) : undefined;
}
