import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { conversations } from './conversation.store.ts';
import { copiesIn, limitMoves } from './copiesIn.ts';
import { messageSteps, messages, threadOf } from './message.store.ts';

/** Deletes the caller's copy for good, or those of its conversation; only from the trash. Cost: 3 DynamoDB requests. */
export const deleteMessage = operation(contracts.deleteMessage, {
  load: ({ id, callerId }) => ({ copy: messages.key(callerId, id) }),
  limit: changes,
  maxAttempts: 3,
  async run({ query: { scope }, loaded: { copy } }, deps) {
    if (copy?.type !== 'trash') return refuse('MESSAGE_NOT_FOUND');

    const { table } = deps;
    const tooMany = await limitMoves(deps, scope, copy);
    if (tooMany) return tooMany;
    const [conversation, copies] = await Promise.all([
      table.get(conversations.key(copy.ownerId, threadOf(copy))),
      copiesIn(table, scope, copy, 'trash'),
    ]);
    return await table.transact(...messageSteps.remove(copies, conversation));
  },
});
