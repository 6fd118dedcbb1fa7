import { expect, test } from 'vitest';
import type { Receipt } from '#shared/entities/payment.ts';
import { PaymentID } from '#shared/ids.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { anOrder } from '#web/testing/orders.ts';

const pages = openPages();

const visitor = { signedIn: true };
const paidAt = '2026-11-20T12:00:00.000Z';
const paid = {
  ...anOrder({ status: 'success', paidAt, canRetry: false }),
  refunded: 1_000,
  anonymous: false,
};
const open = { ...anOrder({ PaymentID: PaymentID.parse('order-open') }), refunded: 0, anonymous: false };

const aReceipt = (change: Partial<Receipt> = {}): Receipt => ({
  PaymentID: paid.PaymentID,
  number: '20261120-1F3A9C04B2D7',
  language: 'en',
  payer: { name: 'Lucía Ferrer', email: 'lucia@cairn.example' },
  project: paid.project,
  kind: 'donation',
  quantity: 1,
  price: paid.total,
  total: paid.total,
  currency: paid.currency,
  commission: 20,
  paidCommission: 60,
  paidAt,
  refunds: [{ at: '2026-11-21T12:00:00.000Z', amount: 1_000 }],
  refunded: 1_000,
  anonymous: false,
  ...change,
});

test('Shows the date of an order on narrow screens, where the table has no column for it', async () => {
  const { page } = await pages.open(
    '/en/contributions',
    { listMyOrders: () => ({ items: [{ ...paid, paidAt: '2026-11-19T12:00:00.000Z' }] }) },
    visitor,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('row').getByText('19 Nov 2026').filter({ visible: true }).waitFor();
});

test.each(['America/Los_Angeles', 'Europe/Paris'])(
  'Dates an order and its receipt by the UTC day, in %s as well',
  async timezoneId => {
    const newYear = '2027-01-01T02:10:00.000Z';
    const refund = { at: '2027-02-01T03:00:00.000Z', amount: 1_000 };
    const { page } = await pages.open(
      '/en/contributions',
      {
        listMyOrders: () => ({ items: [{ ...paid, paidAt: newYear }] }),
        getReceipt: () => aReceipt({ paidAt: newYear, refunds: [refund] }),
      },
      { ...visitor, timezoneId },
    );
    await page.getByRole('columnheader', { name: 'Date (UTC)' }).waitFor();
    await page.getByRole('cell', { name: '1 Jan 2027', exact: true }).waitFor();
    await page.getByRole('link', { name: /^Receipt for/ }).click();
    await page.getByText('1 January 2027').waitFor();
    await page.getByText('Refunded on 1 Feb 2027').waitFor();
    await page.getByText('All dates are in UTC').waitFor();
  },
);

test('A paid order leads to its page, where a refund can be asked for', async () => {
  const { page } = await pages.open(
    '/en/contributions',
    {
      listMyOrders: () => ({ items: [paid] }),
      getOrder: () => paid,
      getOrderRefunds: () => ({
        items: [],
        canRequest: true,
        windowEnds: '2026-12-04T12:00:00.000Z',
        refundable: 15_00,
        currency: 'GBP',
        isDisputed: false,
      }),
    },
    visitor,
  );
  await page.getByRole('link', { name: /^Order for/ }).click();
  await page.getByRole('button', { name: 'Ask for a refund' }).waitFor();
});

test('Lists the orders, narrows them and opens a receipt that prints alone', async () => {
  const receipt = aReceipt();
  const { page, requestsTo } = await pages.open(
    '/en/contributions',
    {
      listMyOrders: ({ query }) => ({ items: query?.filter === 'cancelled' ? [] : [open, paid] }),
      getReceipt: () => receipt,
      setOrderAnonymity: ({ body }) => {
        receipt.anonymous = body['anonymous'] === true;
        return { anonymous: receipt.anonymous };
      },
    },
    visitor,
  );
  await page.getByRole('table').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Show').selectOption('Cancelled');
  await page.getByText('No orders match').waitFor();
  expect(requestsTo('listMyOrders').at(-1)?.query).toMatchObject({ filter: 'cancelled' });
  await page.getByRole('button', { name: 'Show all orders' }).click();

  await page.getByRole('link', { name: /^Receipt for/ }).click();
  await page.getByText('20261120-1F3A9C04B2D7').waitFor();
  const lines = page.locator('.receipt dl > div').filter({ hasText: '£' });
  await expect
    .poll(() => lines.allInnerTexts().then(all => all.map(line => line.replace(/\s+/g, ' '))))
    .toEqual([
      'Total paid £15.00',
      'Including platform fee of £0.60',
      'Refunded on 21 Nov 2026 −£10.00',
      'Total after refunds £5.00',
      'Including platform fee of £0.20',
      'The project received £4.80',
    ]);
  await page
    .getByText(/^Cairn is a trading name of \D+, registered in England and Wales, company number \d+\.$/)
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const anonymity = page.getByRole('switch', { name: 'Stay anonymous' });
  await anonymity.click();
  await page.locator('input:checked').waitFor();
  expect(requestsTo('setOrderAnonymity').map(({ body }) => body)).toMatchObject([{ anonymous: true }]);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.title);
  });
  const title = await page.title();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(await page.locator('body').getAttribute('data-printed')).toBe('Receipt 20261120-1F3A9C04B2D7');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.title()).toBe(title);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByText('20261120-1F3A9C04B2D7').isVisible()).toBe(true);
});

test('The name of a project says in which language it is', async () => {
  const project = { ...paid.project, shortName: 'Écho', language: 'fr' } as const;
  const { page } = await pages.open(
    '/en/contributions',
    { listMyOrders: () => ({ items: [{ ...paid, project }] }) },
    visitor,
  );
  expect(await page.getByRole('link', { name: 'Écho', exact: true }).getAttribute('lang')).toBe('fr');
});

test('Says so if an order has no receipt', async () => {
  const { page } = await pages.open(
    '/en/receipt?PaymentID=order-1',
    { getReceipt: () => new Refusal('RECEIPT_NOT_AVAILABLE') },
    visitor,
  );
  await page.getByText('There’s no receipt for this order').waitFor();
});

test('Shows a receipt in the language of its order, whatever the language of the page', async () => {
  const { page } = await pages.open(
    '/en/receipt?PaymentID=order-1',
    { getReceipt: () => aReceipt({ language: 'fr' }) },
    visitor,
  );
  await page.getByRole('heading', { name: 'Reçu' }).waitFor();
  await page.getByText('20 novembre 2026').waitFor();
  expect(await page.locator('div:has(> article)').last().getAttribute('lang')).toMatch(/^fr/);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('A receipt names the gift and the fee that was paid on top of it', async () => {
  const covered = { price: 25_00, total: 26_32, feeCovered: true, commission: 1_32 } as const;
  const getReceipt = () => aReceipt({ ...covered, refunds: [], refunded: 0 });
  const { page } = await pages.open(`/en/receipt?PaymentID=${paid.PaymentID}`, { getReceipt }, visitor);
  const lines = page.getByRole('article').locator('dl').last().locator('div');
  await expect
    .poll(() => lines.allInnerTexts().then(all => all.map(line => line.replace(/\s+/g, ' '))))
    .toEqual([
      'Gift £25.00',
      'Platform fee, on top £1.32',
      'Total paid £26.32',
      'The project received £25.00',
    ]);
});

test('A receipt holds its place until the texts of its language have loaded', async () => {
  const { page } = await pages.open(
    '/en/market',
    { getReceipt: () => aReceipt({ language: 'fr' }) },
    visitor,
  );
  const held = Promise.withResolvers<void>();
  const files = new Set<string>();
  await page.route(/\/assets\/contributions-[^/]+\.js$/, async route => {
    files.add(route.request().url());
    if (files.size > 1) await held.promise; // the first one is of the page's language
    await route.continue();
  });
  await page.goto(`${pages.origin}/en/receipt?PaymentID=order-1`);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.locator('.receipt-skel').waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  held.resolve();
  await page.getByRole('heading', { name: 'Reçu' }).waitFor();
  expect(await page.locator('.receipt-skel').count()).toBe(0);
});
