import { authors } from '#functions/authors/author.store.ts';
import { payoutAccounts } from '#functions/money/accounts/account.store.ts';
import { payeesOf, payeeYears } from '#functions/money/statements/statement.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { finance } from '#shared/contracts/finance.ts';
import { listPayees } from './listPayees.ts';

export const handler = lambda(finance.listPayees, {
  load: async ({ query: { year, ...paging } }, { table }) => {
    const page = await table.query(payeeYears, { pk: payeesOf(year), ...paging });
    if (isRefusal(page)) return page;
    return [
      page,
      page.items.map(({ UserID }) => authors.key(UserID)),
      page.items.map(({ UserID }) => payoutAccounts.key(UserID)),
    ];
  },
  run: listPayees,
});
