import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { listMessages } from './listMessages.ts';
import { messages, messagesIn } from './message.store.ts';
import { correspondents } from './toMessage.ts';

export const handler = lambda(contracts.listMessages, {
  load: async ({ type, query, callerId }, { table }) => {
    const page = await table.query(messages, { ...messagesIn(callerId, type), ...query });
    return isRefusal(page) ? page : [page, correspondents(page.items), personCounts.key(callerId)];
  },
  run: listMessages,
});
