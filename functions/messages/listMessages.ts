import { personCounts } from '#functions/authors/personCounts.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { messages, messagesIn } from './message.store.ts';
import { correspondents, toMessageSummary } from './toMessage.ts';

/** Lists the caller's messages, newest first. Cost: 2 DynamoDB requests, however many there are. */
export const listMessages = operation(contracts.listMessages, {
  load: async ({ type, query, callerId }, { table }) => {
    const page = await table.query(messages, { ...messagesIn(callerId, type), ...query });
    return isRefusal(page)
      ? page
      : { page, people: correspondents(page.items), counts: personCounts.key(callerId) };
  },
  run: ({ loaded: { page, people, counts } }) => ({
    ...page,
    items: page.items.map(copy => toMessageSummary(copy, people)),
    unread: counts?.unreadMessages ?? 0,
  }),
});
