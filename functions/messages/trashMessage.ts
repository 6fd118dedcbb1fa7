import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { messageSteps, messages } from './message.store.ts';

/** Moves the caller's copy to the trash; an unread one no longer counts as unread. Idempotent. */
export const trashMessage = operation(contracts.trashMessage, {
  load: ({ id, callerId }) => ({ copy: messages.key(callerId, id) }),
  limit: changes,
  maxAttempts: 3,
  async run({ loaded: { copy } }, { table }) {
    if (!copy) return refuse('MESSAGE_NOT_FOUND');

    return copy.type === 'trash' ? undefined : await table.transact(...messageSteps.move(copy, 'trash'));
  },
});
