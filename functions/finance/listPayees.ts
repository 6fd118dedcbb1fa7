import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import { payoutAccounts } from '#functions/money/accounts/account.store.ts';
import {
  type PayeeMonthTotals,
  payeesOf,
  payeeYears,
  readTotals,
} from '#functions/money/statements/statement.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { finance as contracts } from '#shared/contracts/finance.ts';
import type { PayeeQuarter, PayeeYear } from '#shared/entities/finance.ts';
import { currencies } from '#shared/settings.ts';

/** Months of the quarters, the first quarter first. */
const quarters = [
  ['01', '02', '03'],
  ['04', '05', '06'],
  ['07', '08', '09'],
  ['10', '11', '12'],
] as const;

/**
 * Lists the payees of a year, each once per currency. Their identity is known to the provider, to whom the account
 * leads. Cost: 2 DynamoDB requests, and 1 per payee.
 */
export const listPayees = operation(contracts.listPayees, {
  load: async ({ query: { year, ...paging } }, { table }) => {
    const page = await table.query(payeeYears, { pk: payeesOf(year), ...paging });
    if (isRefusal(page)) return page;
    return {
      page,
      people: page.items.map(({ UserID }) => authors.key(UserID)),
      accounts: page.items.map(({ UserID }) => payoutAccounts.key(UserID)),
    };
  },
  async run({ query: { year }, loaded: { page, people, accounts } }, { table }) {
    const items = await Promise.all(
      page.items.map(async ({ UserID }, index): Promise<PayeeYear[]> => {
        const person = people[index];
        const account = accounts[index];
        const country = account?.country ?? person?.country;
        const months = await readTotals(table, UserID, { from: `${year}-01`, until: `${year}-12` });
        return currencies.flatMap(currency => {
          const own = months.filter(one => one.currency === currency);
          if (own.length === 0) return [];
          return [
            {
              payee: person ? toAuthorSummary(person) : formerMember(UserID),
              ...(country && { country }),
              ...(account && { accountId: account.accountId }),
              currency,
              quarters: quarters.map(names => quarterOf(own, names)),
            },
          ];
        });
      }),
    );
    return { ...page, items: items.flat() };
  },
});

function quarterOf(months: readonly PayeeMonthTotals[], names: readonly string[]): PayeeQuarter {
  const own = months.filter(({ month }) => names.includes(month.slice(5)));
  const sum = (amount: (one: PayeeMonthTotals) => number) => own.reduce((all, one) => all + amount(one), 0);
  return {
    received: sum(({ received }) => received),
    returned: 0 - sum(({ refunds, disputes }) => refunds + disputes), // not -0
    sold: sum(({ sold }) => sold),
    fees: sum(({ fees }) => fees),
    payments: sum(({ payments }) => payments),
  };
}
