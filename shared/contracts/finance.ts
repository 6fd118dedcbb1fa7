import * as z from 'zod/mini';
import { domain, get } from '../contract.ts';
import { MonthEnd, MonthlyResult } from '../entities/finance.ts';
import { Month } from '../entities/statement.ts';
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
});
