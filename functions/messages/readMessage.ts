import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { messageSteps, messages } from './message.store.ts';

/** Marks one of the caller's messages as read. Idempotent. */
export const readMessage = operation(contracts.readMessage, {
  load: ({ id, callerId }) => ({ copy: messages.key(callerId, id) }),
  limit: changes,
  maxAttempts: 3,
  async run({ loaded: { copy } }, { table }) {
    if (!copy) return refuse('MESSAGE_NOT_FOUND');

    return copy.read ? undefined : await table.transact(...messageSteps.read(copy));
  },
});
