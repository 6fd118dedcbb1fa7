import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MonthEnd, PayeeYear } from '#shared/entities/finance.ts';
import { type AccountName, accountNames, type MovementName, movementNames } from '#shared/finance.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

type Currency = MonthEnd['currencies'][number];

const balances: Partial<Record<AccountName, { opening: number; closing: number }>> = {
  provider: { opening: 1_000, closing: 9_650 },
  owedToPayees: { opening: -1_000, closing: -9_500 },
  commission: { opening: 0, closing: -500 },
  paymentFees: { opening: 0, closing: 350 },
};
const movements: Partial<Record<MovementName, number>> = { payments: 10_000, refunds: -1_000, fees: -350 };

const report = (month: string): MonthEnd => ({
  month,
  firstMonth: '2026-09',
  currencies: [
    {
      currency: 'GBP',
      balances: Object.fromEntries(
        accountNames.map(name => [name, balances[name] ?? { opening: 0, closing: 0 }]),
      ) as Currency['balances'],
      movements: Object.fromEntries(
        movementNames.map(name => [name, movements[name] ?? 0]),
      ) as Currency['movements'],
      setOff: 250,
    },
  ],
});

const result = {
  currency: 'GBP' as const,
  payments: 10_000,
  paymentCount: 2,
  commission: 500,
  subscriptions: 0,
  paymentFees: 350,
  disputeFees: 200,
  subscriptionFees: 0,
  otherFees: 0,
  result: -50,
};

test('Shows the books of a month and what the platform earned, and downloads both', async () => {
  const { page } = await pages.open(
    '/en/admin-finance?month=2026-10',
    {
      getMe: () => ({ ...aMe, isAdmin: true }),
      getMonthEnd: ({ query }) => report(String(query['month'])),
      listMonthlyResults: ({ query }) => ({ items: [{ ...result, month: String(query['until']) }] }),
    },
    { signedIn: true },
  );
  await page.getByRole('row', { name: 'Payments, gross £100.00' }).waitFor();
  await page.getByRole('row', { name: 'Change of the money at Stripe £86.50' }).waitFor();
  await page.getByText('£2.50 was set off against debts').waitFor();
  await page.getByRole('columnheader', { name: 'Received' }).waitFor();
  await page.getByRole('row', { name: 'Balance at Stripe £10.00 £86.50 £96.50' }).waitFor();
  await page.getByRole('row', { name: 'Sum £0.00 £0.00 £0.00' }).waitFor();
  await page.getByRole('row', { name: /October 2026, GBP 2 payments .* £5\.50 −£0\.50/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const [first, last] = [
    page.getByRole('button', { name: 'Download CSV' }).first(),
    page.getByRole('button', { name: 'Download CSV' }).last(),
  ];
  const linesOf = async (button: typeof first) => {
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8').split('\r\n')] as const;
  };
  const [name, books] = await linesOf(first);
  expect(name).toBe('month-end-2026-10.csv');
  expect(books).toContain('"2026-10","GBP","movement","refunds",,-10.00,');
  expect(books).toContain('"2026-10","GBP","balance","owedToPayees",-10.00,-85.00,-95.00');
  const [, results] = await linesOf(last);
  expect(results[1]).toBe('"2026-10","GBP",2,100.00,5.00,0.00,3.50,2.00,0.00,0.00,-0.50');

  await page.getByLabel('Month', { exact: true }).selectOption('2026-09');
  await page.getByRole('row', { name: /September 2026, GBP/ }).waitFor();
  expect(page.url()).toContain('month=2026-09');
});

test('Lists what payees earned in the quarters of a year, and downloads all of them', async () => {
  const quarter = { received: 0, returned: 0, sold: 0, fees: 0, payments: 0 };
  const payee = (username: string): PayeeYear => ({
    payee: { ...aMe, username, firstName: undefined, lastName: undefined },
    country: 'GB',
    accountId: `acct_${username}`,
    currency: 'GBP',
    quarters: [
      quarter,
      { received: 9_500, returned: 1_500, sold: 4_000, fees: 500, payments: 3 },
      quarter,
      { received: 0, returned: 250, sold: 0, fees: -10, payments: 0 },
    ],
  });
  const { page } = await pages.open(
    '/en/admin-finance?month=2026-10',
    {
      getMe: () => ({ ...aMe, isAdmin: true }),
      getMonthEnd: ({ query }) => report(String(query['month'])),
      listMonthlyResults: () => ({ items: [] }),
      listPayees: ({ query }) => {
        if (query['year'] !== '2026') return { items: [] };
        return query['cursor'] ? { items: [payee('second')] } : { items: [payee('first')], cursor: 'more' };
      },
    },
    { signedIn: true },
  );
  await page
    .getByRole('row', {
      name: 'first GB acct_first 3 payments £0.00 £80.00 £0.00 −£2.50 £40.00 £4.90 £77.50',
    })
    .waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('row', { name: /^second/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const download = page.getByRole('button', { name: 'Download CSV' }).last();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe('payees-2026.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(9);
  expect(lines[2]).toBe(
    `"2026","Q2","${aMe.UserID}","first","GB","acct_first","GBP",3,95.00,15.00,40.00,5.00`,
  );
});
