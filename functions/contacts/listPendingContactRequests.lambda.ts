import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { queryContacts } from './contactPage.ts';
import { listPendingContactRequests } from './listPendingContactRequests.ts';

export const handler = lambda(contracts.listPendingContactRequests, {
  load: async ({ query: { direction, ...query }, callerId }, { table }) => {
    const page = await queryContacts(table, callerId, { list: direction, ...query });
    return isRefusal(page) ? page : [page, personCounts.key(callerId)];
  },
  run: listPendingContactRequests,
});
