import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { copiesIn, limitMoves } from './copiesIn.ts';
import { messageSteps, messages } from './message.store.ts';

/** Moves the caller's copy from the trash back to the list it came from, or those of its conversation. Idempotent. */
export const restoreMessage = operation(contracts.restoreMessage, {
  load: ({ id, callerId }) => ({ copy: messages.key(callerId, id) }),
  limit: changes,
  maxAttempts: 3,
  async run({ query: { scope }, loaded: { copy } }, deps) {
    if (!copy) return refuse('MESSAGE_NOT_FOUND');

    const { table, now } = deps;
    const tooMany = await limitMoves(deps, scope, copy);
    if (tooMany) return tooMany;
    const copies = await copiesIn(table, scope === 'message' ? scope : 'conversation', copy, 'trash');
    const restored = scope === 'moved' ? copies.filter(({ movedAt }) => movedAt === copy.movedAt) : copies;
    return restored.length > 0 ? await table.transact(...messageSteps.restore(restored, now())) : undefined;
  },
});
