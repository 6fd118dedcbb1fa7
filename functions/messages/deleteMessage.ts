import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { messageSteps, messages } from './message.store.ts';

/** Deletes the caller's copy for good; only from the trash. */
export const deleteMessage = operation(contracts.deleteMessage, {
  load: ({ id, callerId }) => ({ copy: messages.key(callerId, id) }),
  limit: changes,
  maxAttempts: 3,
  async run({ loaded: { copy } }, { table }) {
    if (copy?.type !== 'trash') return refuse('MESSAGE_NOT_FOUND');

    return await table.write(messageSteps.remove(copy));
  },
});
