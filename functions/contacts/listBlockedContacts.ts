import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { queryContacts } from './contactPage.ts';
import { toBlockedContact } from './toContact.ts';

/** Lists the people whom the caller has blocked, by name. Cost: 3 DynamoDB requests. */
export const listBlockedContacts = operation(contracts.listBlockedContacts, {
  load: async ({ query, callerId }, { table }) => {
    const page = await queryContacts(table, callerId, { list: 'blocked', ...query });
    return isRefusal(page) ? page : { page };
  },
  run: ({ caller, loaded: { page } }) => ({
    ...page,
    items: page.items.flatMap(relationship => toBlockedContact(relationship, caller.UserID) ?? []),
  }),
});
