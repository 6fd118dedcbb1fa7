import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { listNames, queryContacts } from './contactPage.ts';
import { toContact } from './toContact.ts';

/** Lists the caller's contacts by name. Cost: 3 DynamoDB requests. */
export const listContacts = operation(contracts.listContacts, {
  load: async ({ query: { status, ...query }, callerId }, { table }) => {
    const page = await queryContacts(table, callerId, { list: listNames[status], ...query });
    return isRefusal(page) ? page : { page };
  },
  run: ({ caller, loaded: { page } }) => ({
    ...page,
    items: page.items.flatMap(relationship => toContact(relationship, caller.UserID) ?? []),
  }),
});
