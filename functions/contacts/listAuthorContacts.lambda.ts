import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { contacts as contracts } from '#shared/contracts/contacts.ts';
import { listNames, queryContacts } from './contactPage.ts';
import { listAuthorContacts } from './listAuthorContacts.ts';

export const handler = lambda(contracts.listAuthorContacts, {
  load: async ({ UserID, query: { status, ...query } }, { table }) => {
    const page = await queryContacts(table, UserID, { list: listNames[status], ...query });
    return isRefusal(page) ? page : [page, authors.key(UserID)];
  },
  run: listAuthorContacts,
});
