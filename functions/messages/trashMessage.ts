import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { copiesIn, limitMoves } from './copiesIn.ts';
import { messageSteps, messages } from './message.store.ts';

/**
 * Moves the caller's copy to the trash, or those of its conversation; unread ones no longer count as unread. Idempotent.
 */
export const trashMessage = operation(contracts.trashMessage, {
  load: ({ id, callerId }) => ({ copy: messages.key(callerId, id) }),
  limit: changes,
  maxAttempts: 3,
  async run({ query: { scope }, loaded: { copy } }, deps) {
    if (!copy) return refuse('MESSAGE_NOT_FOUND');

    const { table, now } = deps;
    const tooMany = await limitMoves(deps, scope, copy);
    if (tooMany) return tooMany;
    const copies = await copiesIn(table, scope, copy, 'mail');
    return copies.length > 0 ? await table.transact(...messageSteps.trash(copies, now())) : undefined;
  },
});
