import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { listNames, queryContacts } from './contactPage.ts';
import { listContacts } from './listContacts.ts';

export const handler = lambda(contracts.listContacts, {
  load: async ({ query: { status, ...query }, callerId }, { table }) => {
    const page = await queryContacts(table, callerId, { list: listNames[status], ...query });
    return isRefusal(page) ? page : [page];
  },
  run: listContacts,
});
