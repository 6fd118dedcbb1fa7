import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { drafts, draftsOf } from './draft.store.ts';
import { listDrafts } from './listDrafts.ts';

export const handler = lambda(contracts.listDrafts, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(drafts, { ...draftsOf(callerId), ...query });
    if (isRefusal(page)) return page;
    const recipients = new Set(page.items.flatMap(({ recipientId }) => recipientId ?? []));
    return [page, [...recipients].map(id => authors.key(id))];
  },
  run: listDrafts,
});
