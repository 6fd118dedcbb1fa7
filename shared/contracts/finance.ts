import * as z from 'zod/mini';
import { domain, get } from '../contract.ts';
import { MonthEnd, MonthlyResult, PayeeYear, Year } from '../entities/finance.ts';
import { Month } from '../entities/statement.ts';
import { pageOf, paginationQuery } from '../fields.ts';
import { resultMonths } from '../finance.ts';

export const finance = domain('finance', {
  getMonthEnd: get('/admin/finance/month-end', {
    summary: 'Get the balances and movements of a month by currency, as the ledger has them.',
    access: 'admin',
    query: z.object({ month: Month }),
    output: MonthEnd,
  }),

  listMonthlyResults: get('/admin/finance/results', {
    summary: `List what the platform earned and spent in the ${resultMonths} months up to one, newest first.`,
    access: 'admin',
    query: z.object({ until: Month }),
    output: z.object({ items: z.array(MonthlyResult) }),
  }),

  listPayees: get('/admin/finance/payees', {
    summary:
      'List what each payee earned in the quarters of a year, for the reports of platforms to tax offices.',
    access: 'admin',
    query: z.object({ ...paginationQuery, year: Year }),
    output: pageOf(PayeeYear),
  }),
});
