import { authors, toAuthorSummary } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import type { StatementTotals } from '#shared/entities/statement.ts';
import { currencies } from '#shared/settings.ts';
import { type PayeeMonthTotals, readTotals } from './statement.store.ts';

/** Returns the caller's statement of a month, or anyone's for administrators. */
export const getStatement = operation(contracts.getStatement, {
  load: ({ userId }) => ({ person: authors.key(userId) }),
  async run({ userId, query: { month }, caller, loaded: { person } }, { table }) {
    if (userId !== caller.UserID && !caller.isAdmin) return refuse('FORBIDDEN');
    if (!person) return refuse('AUTHOR_NOT_FOUND');

    const months = await readTotals(table, userId, { until: month });
    return {
      payee: toAuthorSummary(person),
      month,
      firstMonth: months[0]?.month ?? month,
      totals: currencies.flatMap(currency => {
        const own = months.filter(one => one.currency === currency);
        return own.length > 0 ? [totalsOf(own, month, currency)] : [];
      }),
    };
  },
});

const changeOf = ({ received, refunds, disputes, transferred }: PayeeMonthTotals): number =>
  received + refunds + disputes + transferred;

function totalsOf(
  months: readonly PayeeMonthTotals[],
  month: string,
  currency: StatementTotals['currency'],
): StatementTotals {
  const sum = (parts: readonly PayeeMonthTotals[], amount: (one: PayeeMonthTotals) => number) =>
    parts.reduce((total, one) => total + amount(one), 0);
  const current = months.filter(one => one.month === month);

  return {
    currency,
    opening: sum(
      months.filter(one => one.month < month),
      changeOf,
    ),
    received: sum(current, one => one.received),
    refunds: sum(current, one => one.refunds),
    disputes: sum(current, one => one.disputes),
    transferred: sum(current, one => one.transferred),
    closing: sum(months, changeOf),
    offset: sum(current, one => one.offset),
  };
}
