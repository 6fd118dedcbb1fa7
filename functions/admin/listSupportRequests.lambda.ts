import { authors } from '#functions/authors/author.store.ts';
import { messageBodies } from '#functions/messages/message.store.ts';
import { supportRequests, waitingRequests } from '#functions/messages/supportRequest.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { admin } from '#shared/contracts/admin.ts';
import { listSupportRequests } from './listSupportRequests.ts';

export const handler = lambda(admin.listSupportRequests, {
  load: async ({ query }, { table }) => {
    const page = await table.query(supportRequests, { ...waitingRequests, ...query });
    if (isRefusal(page)) return page;
    const senders = new Set(page.items.map(({ senderId }) => senderId));
    return [page, [...senders].map(id => authors.key(id)), page.items.map(({ id }) => messageBodies.key(id))];
  },
  run: listSupportRequests,
});
