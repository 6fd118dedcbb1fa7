import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { queryContacts } from './contactPage.ts';
import { listBlockedContacts } from './listBlockedContacts.ts';

export const handler = lambda(contracts.listBlockedContacts, {
  load: async ({ query, callerId }, { table }) => {
    const page = await queryContacts(table, callerId, { list: 'blocked', ...query });
    return isRefusal(page) ? page : [page];
  },
  run: listBlockedContacts,
});
