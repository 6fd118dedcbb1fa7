import { expect, test } from 'vitest';
import type { OrderRefunds } from '#shared/entities/refund.ts';
import { day } from '#shared/time.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { anOrder } from '#web/testing/orders.ts';
import { aRefund, refundReason as reason } from '#web/testing/refunds.ts';

const pages = openPages();

const visitor = { signedIn: true };

test('A payer asks for a refund on the page of their payment, and sees that it waits', async () => {
  let refunds: OrderRefunds = {
    refundable: 15_00,
    currency: 'GBP',
    canRequest: true,
    windowEnds: '2026-12-03T10:00:00.000Z',
    isDisputed: false,
    items: [],
  };
  const { page, requestsTo } = await pages.open(
    '/en/payment-status?PaymentID=order-1',
    {
      getOrder: () => anOrder({ status: 'success', canRetry: false, paidAt: '2026-11-19T10:00:00.000Z' }),
      getOrderRefunds: () => refunds,
      requestRefund: () => {
        refunds = { ...refunds, canRequest: false, items: [aRefund()] };
        return aRefund();
      },
    },
    visitor,
  );
  await page.getByText('until 3 Dec 2026').waitFor();
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a refund?' });
  await dialog.getByLabel('Why do you want a refund?').fill(reason);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await page.getByText('Waiting for an answer').waitFor();
  await page
    .getByText(/^The project’s owner has until 27 Nov 2026, \d\d:00 \S+ to answer\. After that, Cairn/)
    .waitFor();
  expect(requestsTo('requestRefund').map(({ body }) => body)).toMatchObject([{ reason }]);
});

test('A payer withdraws a request that nobody has answered, and can ask again', async () => {
  const windowEnds = new Date(Date.now() + day).toISOString();
  let refunds: OrderRefunds = {
    refundable: 15_00,
    currency: 'GBP',
    canRequest: false,
    windowEnds,
    isDisputed: false,
    items: [aRefund()],
  };
  const { page, requestsTo } = await pages.open(
    '/en/payment-status?PaymentID=order-1',
    {
      getOrder: () => anOrder({ status: 'success', canRetry: false, paidAt: '2026-11-19T10:00:00.000Z' }),
      getOrderRefunds: () => refunds,
      withdrawRefundRequest: () => {
        const withdrawn = aRefund({ status: 'withdrawn', answeredAt: '2026-11-20T11:00:00.000Z' });
        refunds = { ...refunds, canRequest: true, items: [withdrawn] };
        return withdrawn;
      },
    },
    visitor,
  );
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw your request?' });
  await dialog.getByText('You can ask for a refund again until').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(requestsTo('withdrawRefundRequest')).toEqual([]);

  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await dialog.getByRole('button', { name: 'Withdraw the request' }).click();
  await page.getByText('Withdrawn', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ask for a refund' }).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(requestsTo('withdrawRefundRequest').map(({ body }) => body)).toMatchObject([
    { RefundID: 'order-1-r01' },
  ]);
});
