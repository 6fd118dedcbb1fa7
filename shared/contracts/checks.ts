import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { Check } from '../entities/check.ts';
import { Debt, RecipientDebt } from '../entities/debt.ts';
import { pageOf, paginationQuery } from '../fields.ts';

/** The calls on checks of the money and on debts, which belong to the domain `money`. */
export const checkEndpoints = {
  listChecks: get('/admin/checks', {
    summary: 'List the results of the last reconciliation and the last check of the ledger.',
    access: 'admin',
    output: z.object({ items: z.array(Check) }),
  }),

  listDebts: get('/admin/debts', {
    summary: 'List what recipients of payouts owe, the oldest debt first.',
    access: 'admin',
    query: z.object(paginationQuery),
    output: pageOf(RecipientDebt),
  }),

  listMyDebts: get('/authors/me/debts', {
    summary: 'List what the caller owes after refunds and disputes of what was paid out, by currency.',
    access: 'signedIn',
    output: z.object({ items: z.array(Debt) }),
  }),
};
