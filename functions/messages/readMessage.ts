import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { messages as contracts } from '#shared/contracts/messages.ts';
import { messageSteps, type messages } from './message.store.ts';

/** Marks one of the caller's messages as read. Idempotent. */
export async function readMessage(
  { loaded: [copy] }: Input<typeof contracts.readMessage, [typeof messages]>,
  { table }: Deps,
) {
  if (!copy) return refuse('MESSAGE_NOT_FOUND');

  return copy.read ? undefined : await table.transact(...messageSteps.read(copy));
}
