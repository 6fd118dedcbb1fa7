import { personCounts } from '#functions/authors/personCounts.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { conversations } from './conversation.store.ts';
import { messages, messagesIn, threadOf } from './message.store.ts';
import { correspondents, toListedMessage } from './toMessage.ts';

/** Lists the caller's messages, newest first. Cost: 2 DynamoDB requests, however many there are. */
export const listMessages = operation(contracts.listMessages, {
  load: async ({ type, query, callerId }, { table }) => {
    const page = await table.query(messages, { ...messagesIn(callerId, type), ...query });
    return isRefusal(page)
      ? page
      : {
          page,
          people: correspondents(page.items),
          threads: page.items.map(copy => conversations.key(callerId, threadOf(copy))),
          counts: personCounts.key(callerId),
        };
  },
  run: ({ loaded: { page, people, threads, counts } }) => ({
    ...page,
    items: page.items.map((copy, place) => toListedMessage(copy, people, threads[place])),
    unread: counts?.unreadMessages ?? 0,
  }),
});
