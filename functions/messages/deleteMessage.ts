import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { messages as contracts } from '#shared/contracts/messages.ts';
import { messageSteps, type messages } from './message.store.ts';

/** Deletes the caller's copy for good; only from the trash. */
export async function deleteMessage(
  { loaded: [copy] }: Input<typeof contracts.deleteMessage, [typeof messages]>,
  { table }: Deps,
) {
  if (copy?.type !== 'trash') return refuse('MESSAGE_NOT_FOUND');

  return await table.write(messageSteps.remove(copy));
}
