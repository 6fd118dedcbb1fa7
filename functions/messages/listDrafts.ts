import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { drafts, draftsOf } from './draft.store.ts';
import { toDraft } from './toDraft.ts';

/** Lists the caller's drafts, last changed first. Cost: 2 DynamoDB requests. */
export const listDrafts = operation(contracts.listDrafts, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(drafts, { ...draftsOf(callerId), ...query });
    if (isRefusal(page)) return page;
    const recipients = new Set(page.items.flatMap(({ recipientId }) => recipientId ?? []));
    return { page, people: [...recipients].map(id => authors.key(id)) };
  },
  run: ({ loaded: { page, people } }) => ({
    ...page,
    items: page.items.map(draft => toDraft(draft, people)),
  }),
});
