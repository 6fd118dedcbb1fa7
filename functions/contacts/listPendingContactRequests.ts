import { personCounts } from '#functions/authors/personCounts.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { queryContacts } from './contactPage.ts';
import { toContact } from './toContact.ts';

/** Lists the contact requests that the caller received or sent, newest first. Cost: 3 DynamoDB requests. */
export const listPendingContactRequests = operation(contracts.listPendingContactRequests, {
  load: async ({ query: { direction, ...query }, callerId }, { table }) => {
    const page = await queryContacts(table, callerId, { list: direction, ...query });
    return isRefusal(page) ? page : { page, counts: personCounts.key(callerId) };
  },
  run: ({ caller, loaded: { page, counts } }) => ({
    ...page,
    items: page.items.flatMap(relationship => toContact(relationship, caller.UserID) ?? []),
    received: counts?.contactRequests ?? 0,
    sent: counts?.sentContactRequests ?? 0,
  }),
});
