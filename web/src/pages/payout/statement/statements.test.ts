import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PaymentID } from '#shared/ids.ts';
import { monthsBetween } from '#shared/months.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import { currentMonth, parseMonth } from '#web/domain/money/months.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

test('Lists months across a change of year, newest first', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

test('Takes only months from the URL', () => {
  expect(parseMonth('2026-10')).toBe('2026-10');
  expect(parseMonth('0')).toBe(currentMonth());
  expect(parseMonth('2026-13')).toBe(currentMonth());
});

test('Shows the balances and movements of a month and downloads all pages as CSV', async () => {
  const line = (id: string, amount: number) => ({
    id,
    at: '2026-10-20T12:00:00.000Z',
    kind: 'received' as const,
    currency: 'GBP' as const,
    amount,
    offset: 0,
  });
  const { page } = await pages.open(
    '/en/payout?month=2026-10',
    {
      listUserProjects: () => ({ items: [] }),
      getStatement: ({ query }) => ({
        payee: aProject().owner,
        month: String(query['month']),
        firstMonth: '2026-10',
        totals: [
          {
            currency: 'GBP' as const,
            opening: 1_000,
            received: 9_500,
            refunds: -1_900,
            disputes: 0,
            transferred: 0,
            closing: 8_600,
            offset: 250,
          },
        ],
      }),
      listStatementLines: ({ query }) =>
        query['cursor']
          ? { items: [{ ...line('paid-2', 4_500), triggeredBy: aProject().owner }] }
          : {
              items: [
                {
                  ...line('paid-1', 5_000),
                  chargeId: 'ch_1',
                  PaymentID: 'order-1' as PaymentID,
                  project: { ProjectID: aProject().ProjectID, shortName: 'Tidewatch' },
                  payer: aProject().owner,
                  paymentKind: 'donation',
                },
              ],
              cursor: 'next',
            },
    },
    { signedIn: true },
  );
  await page.getByRole('row', { name: /Closing balance.*£86\.00/ }).waitFor();
  await page.getByText('£2.50 of your payouts was kept back').waitFor();
  const number = referenceNumber('order-1');
  await page.getByRole('row', { name: new RegExp(`Received Donation Tidewatch .* ${number}`) }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('statement-2026-10.csv');
  const [, ...rows] = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(rows).toEqual([
    `"2026-10-20T12:00:00.000Z","received","GBP",50.00,0.00,"${number}","Tidewatch","donation","maren","order-1",,"paid-1","ch_1",`,
    '"2026-10-20T12:00:00.000Z","received","GBP",45.00,0.00,,,,,,,"paid-2",,"maren"',
    '',
  ]);
});
