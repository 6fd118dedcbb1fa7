import { authors } from '#functions/authors/author.store.ts';
import { messageBodies } from '#functions/messages/message.store.ts';
import { requestsIn, supportRequests } from '#functions/messages/supportRequest.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { admin } from '#shared/contracts/admin.ts';
import { listSupportRequests } from './listSupportRequests.ts';

export const handler = lambda(admin.listSupportRequests, {
  load: async ({ query }, { table }) => {
    const { state, ...place } = query;
    const page = await table.query(supportRequests, { ...requestsIn[state], ...place });
    if (isRefusal(page)) return page;
    const ends = page.items.flatMap(({ answered }) => answered ?? []);
    const people = new Set([...page.items.map(({ senderId }) => senderId), ...ends.map(({ by }) => by)]);
    return [
      page,
      [...people].map(id => authors.key(id)),
      page.items.map(({ id }) => messageBodies.key(id)),
      page.items.map(({ answered }) => answered?.answerId && messageBodies.key(answered.answerId)),
    ];
  },
  run: listSupportRequests,
});
