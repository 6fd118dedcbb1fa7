import { personCounts } from '#functions/authors/personCounts.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { conversations } from './conversation.store.ts';
import { findMessages } from './findMessages.ts';
import { messages, messagesIn, threadOf } from './message.store.ts';
import { correspondents, toListedMessage } from './toMessage.ts';

/**
 * Lists the caller's messages, newest first. Cost: 2 DynamoDB requests, however many there are; 3 for a search, in 100
 * messages at a time.
 */
export const listMessages = operation(contracts.listMessages, {
  load: async ({ type, query: { search = '', ...query }, callerId }, { table }) => {
    const found =
      search === ''
        ? await table.query(messages, { ...messagesIn(callerId, type), ...query })
        : await findMessages(table, callerId, { search, type, cursor: query.cursor });
    return isRefusal(found)
      ? found
      : {
          page: found,
          people: correspondents(found.items),
          threads: found.items.map(copy => conversations.key(callerId, threadOf(copy))),
          counts: personCounts.key(callerId),
        };
  },
  run: ({ loaded: { page, people, threads, counts } }) => ({
    items: page.items.map((copy, index) => toListedMessage(copy, people, threads[index])),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
    unread: counts?.unreadMessages ?? 0,
  }),
});
