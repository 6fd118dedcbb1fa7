import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { anOrder, orderKeyOf, paymentServer } from '#web/testing/orders.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

const donation = '/en/payment?project=tidewatch&kind=donation&amount=1500';
const visitor = { signedIn: true };
const shop = (more?: Answers) => paymentServer(pages.origin, more);

/** The lines of the summary. */
const linesOf = async (page: Page) =>
  (await page.locator('.pay-lines > div').allInnerTexts()).map(line => line.replace(/\s+/g, ' '));

describe('Payment page', () => {
  test('shows the amount, its recipient and the platform fee before anything is paid', async () => {
    const { page, requestsTo } = await pages.open(donation, shop(), visitor);
    await page.getByText('3.5% of each payment').waitFor();
    await page.getByText('For £15 that’s £0.69; the project receives £14.31.').waitFor();
    expect(await linesOf(page)).toEqual([
      'Donation £15.00',
      'Total £15.00',
      'Including platform fee of £0.69',
      'The project receives £14.31',
    ]);
    expect(await page.getByText(/20% of the rest/).isVisible()).toBe(true);
    expect(await page.locator('.btn--ember').allInnerTexts()).toEqual(['Pay £15']);
    expect(await axeViolations(page)).toEqual([]);
    expect(requestsTo('initiatePayment')).toEqual([]);
  });

  test('passes axe in the dark theme', async () => {
    const { page } = await pages.open(donation, shop(), { ...visitor, theme: 'dark' });
    await page.getByRole('checkbox', { name: 'Add the fee of £0.71' }).check();
    await page.getByText('You pay it on top: £0.71. The project receives the whole £15.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('creates one order on a double click', async () => {
    const { page, requestsTo } = await pages.open(donation, shop(), visitor);
    await page.getByRole('button', { name: 'Pay £15' }).dblclick();
    await page.waitForURL(/provider=order-1/);
    expect(requestsTo('initiatePayment')).toHaveLength(1);
    expect(requestsTo('payWithStripe')).toHaveLength(1);
  });

  test('reuses the order after a lost response and a reload', async () => {
    let isLost = true;
    const { page, requestsTo } = await pages.open(
      donation,
      shop({
        payWithStripe: () =>
          isLost
            ? new Refusal('PAYMENT_GATEWAY_UNAVAILABLE')
            : { url: `${pages.origin}/en/market?provider`, payment: anOrder() },
      }),
      visitor,
    );
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.getByText('The payment page can’t be opened right now').waitFor();
    await page
      .getByText('You haven’t been charged. Try again in a moment; it won’t create a second order.')
      .waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => requestsTo('initiatePayment').length).toBe(2);
    await page.getByText('The payment page can’t be opened right now').waitFor();

    isLost = false;
    await page.reload();
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.waitForURL(/provider/);
    expect(new Set(requestsTo('initiatePayment').map(orderKeyOf)).size).toBe(1);
  });

  test('creates a new order for another amount and cancels the previous one', async () => {
    const { page, requestsTo } = await pages.open(donation, shop(), visitor);
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.waitForURL(/provider=order-1/);
    await page.goBack();
    await page.getByText('£40').click();
    await page.getByRole('checkbox', { name: 'Stay anonymous' }).check();
    await page.getByRole('button', { name: 'Pay £40' }).click();
    await page.waitForURL(/provider=order-2/);

    expect(new Set(requestsTo('initiatePayment').map(orderKeyOf)).size).toBe(2);
    expect(requestsTo('cancelPayment').map(({ body }) => body['PaymentID'])).toEqual(['order-1']);
    expect(requestsTo('initiatePayment').map(({ body }) => body)).toMatchObject([
      { total: 15_00, anonymous: false },
      { total: 40_00, currency: 'GBP', anonymous: true },
    ]);
  });

  test('shows how many points are left if another donor has bought some', async () => {
    let left = 12;
    const { page } = await pages.open(
      '/en/payment?project=tidewatch&kind=points&quantity=3',
      shop({
        getProject: () => aProject({ remainingUnits: left }),
        initiatePayment: () => {
          left = 1;
          return new Refusal('UNITS_SOLD_OUT');
        },
      }),
      visitor,
    );
    await page.getByRole('button', { name: 'Pay £37.50' }).click();
    await page.getByText('Only 1 point is left. Choose again; you haven’t been charged.').waitFor();
    expect(await page.locator('.btn--ember').innerText()).toBe('Pay £12.50');
  });

  test('shows the new total when the price has changed', async () => {
    let unitPrice = 12_50;
    const { page } = await pages.open(
      '/en/payment?project=tidewatch&kind=points&quantity=2',
      shop({
        getProject: () => aProject({ unitPrice }),
        initiatePayment: () => {
          unitPrice = 20_00;
          return new Refusal('TOTAL_MISMATCH');
        },
      }),
      visitor,
    );
    await page.getByRole('button', { name: 'Pay £25' }).click();
    await page.getByText('The total has changed').waitFor();
    expect(await page.locator('.btn--ember').innerText()).toBe('Pay £40');
  });

  test('creates a new order automatically when the previous one has expired', async () => {
    const { page, requestsTo } = await pages.open(
      donation,
      shop({
        payWithStripe: ({ body }) =>
          body['PaymentID'] === 'order-1'
            ? new Refusal('ORDER_EXPIRED')
            : { url: `${pages.origin}/en/market?provider`, payment: anOrder() },
      }),
      visitor,
    );
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.waitForURL(/provider/);
    expect(new Set(requestsTo('initiatePayment').map(orderKeyOf)).size).toBe(2);
  });

  test('lists the open orders that must be paid or cancelled first, and keeps the choice', async () => {
    const open = (PaymentID: string, shortName: string) => ({
      PaymentID,
      shortName,
      ProjectID: 'tidewatch',
      total: 25_00,
      currency: 'GBP',
    });
    const orders = [open('order-7', 'Tidewatch'), open('order-8', 'Signal Box')];
    const { page } = await pages.open(
      donation,
      shop({ initiatePayment: () => new Refusal('TOO_MANY_OPEN_ORDERS', [], { max: 2, orders }) }),
      visitor,
    );
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.getByText('You have 2 unpaid orders').waitFor();
    const link = page.getByRole('link', { name: 'Signal Box: £25' });
    expect(await link.getAttribute('href')).toBe('/en/payment-status?PaymentID=order-8');
    expect(await page.locator('.btn--ember').innerText()).toBe('Pay £15');
    expect(await axeViolations(page)).toEqual([]);
  });

  test.each([
    [
      {
        you: {
          owner: true,
          member: false,
          liked: false,
          following: false,
          canAdminister: false,
          beyondPlan: false,
        },
      },
      'This is your own project',
    ],
    [{ endDate: '2020-01-01' }, 'This project’s end date has passed'],
  ])('offers no payment for a project with %j', async (fields, title) => {
    const { page } = await pages.open(donation, shop({ getProject: () => aProject(fields) }), visitor);
    await page.getByText(title).waitFor();
    expect(await page.locator('.btn--ember').count()).toBe(0);
  });

  test('links to the payment when the user returns after paying', async () => {
    const { page, requestsTo } = await pages.open(
      donation,
      shop({ initiatePayment: () => anOrder({ status: 'processing', canRetry: false }) }),
      visitor,
    );
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.getByText('This payment is already in progress').waitFor();
    expect(requestsTo('payWithStripe')).toEqual([]);
    expect(await page.getByRole('link', { name: 'See the payment' }).getAttribute('href')).toBe(
      '/en/payment-status?PaymentID=order-1',
    );
  });

  test('keeps the choice in the URL while a visitor signs in', async () => {
    const { page } = await pages.open(donation, shop(), visitor);
    await page.getByRole('button', { name: 'Buy points' }).click();
    await page.getByRole('button', { name: 'Increase' }).click();
    await page.waitForURL(/kind=points&quantity=2$/);

    const visitorPage = await pages.open('/en/payment?project=tidewatch&kind=points&quantity=2', shop());
    await expect
      .poll(() => pathAndQueryOf(visitorPage.page))
      .toBe(
        `/en/signin?${new URLSearchParams({ next: '/en/payment?project=tidewatch&kind=points&quantity=2' })}`,
      );
  });
});
