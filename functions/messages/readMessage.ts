import { decisions, enforceLimit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { copiesIn } from './copiesIn.ts';
import { messageSteps, messages } from './message.store.ts';

/**
 * Marks one of the caller's messages as read, or those of its conversation; when, only if the caller shows that. One of the inbox
 * can be marked as unread again. Idempotent. Only that counts against a limit: without it, each message is written once.
 */
export const readMessage = operation(contracts.readMessage, {
  load: ({ id, callerId }) => ({ copy: messages.key(callerId, id) }),
  maxAttempts: 3,
  async run({ query: { scope, as }, caller, loaded: { copy } }, deps) {
    const { table, now } = deps;
    if (!copy) return refuse('MESSAGE_NOT_FOUND');
    if (as === 'unread') {
      const tooMany = await enforceLimit(deps, decisions, caller.UserID);
      if (tooMany) return tooMany;
      return copy.type === 'inbox' && copy.read
        ? await table.transact(...messageSteps.unread(copy))
        : undefined;
    }

    const copies = await copiesIn(table, scope, copy, copy.type === 'trash' ? 'trash' : 'mail');
    const unread = copies.filter(({ read }) => !read);
    const readAt = caller.showsReading ? now() : undefined;
    return unread.length > 0 ? await table.transact(...messageSteps.read(unread, readAt)) : undefined;
  },
});
