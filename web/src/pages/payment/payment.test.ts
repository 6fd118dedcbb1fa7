import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payment } from '#shared/entities/payment.ts';
import { PaymentID } from '#shared/ids.ts';
import { type Answers, type Asked, Refused } from '#web/testing/fakeApi.ts';
import { objections, openPages, type Pages } from '#web/testing/openPages.ts';
import { anOrder } from '#web/testing/orders.ts';
import { aProject } from '#web/testing/samples.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
}, 120_000);
afterAll(async () => await pages?.close());

const donation = '/en/payment?project=tidewatch&kind=donation&amount=1500';
const visitor = { signedIn: true };
const keyOf = ({ body }: Asked) => String(body['orderKey']);

/** Orders as the server makes them: one for each key. */
function shop(more: Answers = {}): Answers {
  const orders = new Map<string, Payment>();
  return {
    getProject: () => aProject(),
    getPlatformFee: () => ({
      permille: { free: 50, basic: 45, pro: 40, premium: 35 },
      minTransfer: 10_00,
    }),
    initiatePayment: asked => {
      const order =
        orders.get(keyOf(asked)) ?? anOrder({ PaymentID: PaymentID.parse(`order-${orders.size + 1}`) });
      orders.set(keyOf(asked), order);
      return order;
    },
    payWithStripe: ({ body }) => ({
      url: `${pages.origin}/en/market?provider=${String(body['PaymentID'])}`,
      payment: anOrder(),
    }),
    cancelPayment: () => anOrder({ status: 'cancelled', canRetry: false }),
    getOrder: () => anOrder(),
    ...more,
  };
}

describe('The payment page', () => {
  test('shows what is given, to whom it goes and what the platform keeps, before anything is paid', async () => {
    const { page, asked } = await pages.open(donation, shop(), visitor);
    await page.getByText('Between 3.5% and 5% of each payment').waitFor();
    expect(await page.getByText('£0.53').isVisible()).toBe(true);
    expect(await page.getByText(/20% of the rest/).isVisible()).toBe(true);
    expect(await page.locator('.btn--ember').allInnerTexts()).toEqual(['Pay £15']);
    expect(await objections(page)).toEqual([]);
    expect(asked('initiatePayment')).toEqual([]);
  });

  test('is readable in the dark', async () => {
    const { page } = await pages.open(donation, shop(), { ...visitor, theme: 'dark' });
    await page.getByText('£0.53').waitFor();
    expect(await objections(page)).toEqual([]);
  });

  test('makes one order of a double click', async () => {
    const { page, asked } = await pages.open(donation, shop(), visitor);
    await page.getByRole('button', { name: 'Pay £15' }).dblclick();
    await page.waitForURL(/provider=order-1/);
    expect(asked('initiatePayment')).toHaveLength(1);
    expect(asked('payWithStripe')).toHaveLength(1);
  });

  test('makes the same order again after a lost answer and a reload', async () => {
    let isLost = true;
    const { page, asked } = await pages.open(
      donation,
      shop({
        payWithStripe: () =>
          isLost
            ? new Refused('PAYMENT_GATEWAY_UNAVAILABLE')
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
    await expect.poll(() => asked('initiatePayment').length).toBe(2);
    await page.getByText('The payment page can’t be opened right now').waitFor();

    isLost = false;
    await page.reload();
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.waitForURL(/provider/);
    expect(new Set(asked('initiatePayment').map(keyOf)).size).toBe(1);
  });

  test('makes another order for another choice, and gives the former one up', async () => {
    const { page, asked } = await pages.open(donation, shop(), visitor);
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.waitForURL(/provider=order-1/);
    await page.goBack();
    await page.getByText('£40').click();
    await page.getByRole('button', { name: 'Pay £40' }).click();
    await page.waitForURL(/provider=order-2/);

    expect(new Set(asked('initiatePayment').map(keyOf)).size).toBe(2);
    expect(asked('cancelPayment').map(({ body }) => body['PaymentID'])).toEqual(['order-1']);
    expect(asked('initiatePayment').at(-1)?.body).toMatchObject({ total: 40_00, currency: 'GBP' });
  });

  test('says how many points are left when somebody was faster', async () => {
    let left = 3;
    const { page } = await pages.open(
      '/en/payment?project=tidewatch&kind=points&quantity=3',
      shop({
        getProject: () => aProject({ remainingUnits: left }),
        initiatePayment: () => {
          left = 1;
          return new Refused('UNITS_SOLD_OUT');
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
          return new Refused('TOTAL_MISMATCH');
        },
      }),
      visitor,
    );
    await page.getByRole('button', { name: 'Pay £25' }).click();
    await page.getByText('The price has changed').waitFor();
    expect(await page.locator('.btn--ember').innerText()).toBe('Pay £40');
  });

  test('starts a new order by itself when the former one has expired', async () => {
    const { page, asked } = await pages.open(
      donation,
      shop({
        payWithStripe: ({ body }) =>
          body['PaymentID'] === 'order-1'
            ? new Refused('ORDER_EXPIRED')
            : { url: `${pages.origin}/en/market?provider`, payment: anOrder() },
      }),
      visitor,
    );
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.waitForURL(/provider/);
    expect(new Set(asked('initiatePayment').map(keyOf)).size).toBe(2);
  });

  test('leads who comes back after paying to their payment', async () => {
    const { page, asked } = await pages.open(
      donation,
      shop({ initiatePayment: () => anOrder({ status: 'processing', canRetry: false }) }),
      visitor,
    );
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.getByText('This payment is already in progress').waitFor();
    expect(asked('payWithStripe')).toEqual([]);
    expect(await page.getByRole('link', { name: 'See the payment' }).getAttribute('href')).toBe(
      '/en/payment-status?PaymentID=order-1',
    );
  });

  test('keeps the choice in the address, for who has to sign in first', async () => {
    const { page } = await pages.open(donation, shop(), visitor);
    await page.getByRole('button', { name: 'Buy points' }).click();
    await page.getByRole('button', { name: 'Increase' }).click();
    await page.waitForURL(/kind=points&quantity=2$/);

    const stranger = await pages.open('/en/payment?project=tidewatch&kind=points&quantity=2', shop());
    const link = stranger.page.locator('main').getByRole('link', { name: 'Sign in' });
    expect(await link.getAttribute('href')).toBe(
      `/en/signin?${new URLSearchParams({ next: '/en/payment?project=tidewatch&kind=points&quantity=2' })}`,
    );
  });
});

describe('The page of a payment', () => {
  const paid = '/en/payment-status?PaymentID=order-1&session_id=cs_1';

  test('thanks who has paid, and asks before the same is paid once more', async () => {
    const made: string[] = [];
    const { page, asked } = await pages.open(
      donation,
      shop({
        initiatePayment: order => {
          const isPaid = made.includes(keyOf(order));
          made.push(keyOf(order));
          return isPaid ? anOrder({ status: 'success', canRetry: false }) : anOrder();
        },
        getOrder: () => anOrder({ status: 'success', canRetry: false }),
      }),
      visitor,
    );
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.waitForURL(/provider=order-1/);
    await page.goto(pages.origin + paid);
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await objections(page)).toEqual([]);

    await page.goto(pages.origin + donation);
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.getByText('You’ve already paid for this').waitFor();
    expect(asked('payWithStripe')).toHaveLength(1);
    await page.getByRole('button', { name: 'Pay again' }).click();
    await page.waitForURL(/provider=order-1/);
    expect(new Set(asked('initiatePayment').map(keyOf)).size).toBe(2);
  });

  test('asks for a minute, then says that it goes on without the person, and asks again on wish', async () => {
    let status: Payment['status'] = 'pending';
    const { page, asked } = await pages.open(
      '/en/market',
      shop({ getOrder: () => anOrder({ status }) }),
      visitor,
    );
    await page.clock.install();
    await page.goto(pages.origin + paid);
    await page.getByRole('heading', { name: 'Checking your payment' }).waitFor();
    for (let second = 0; second < 70; second++) {
      await page.clock.runFor(1000);
      await page.evaluate(() => fetch('/en/market')); // what was asked has come back
    }
    await page.getByRole('heading', { name: 'This is taking longer than usual' }).waitFor();

    const before = asked('getOrder').length;
    expect(before).toBeGreaterThan(5);
    await page.clock.runFor(20_000);
    expect(asked('getOrder').length).toBe(before);

    status = 'success';
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  });

  test('cancels once, however often the page is loaded', async () => {
    let status: Payment['status'] = 'pending';
    const { page, asked } = await pages.open(
      '/en/payment-status?PaymentID=order-1&cancelled=1',
      shop({
        getOrder: () => anOrder({ status, canRetry: false }),
        cancelPayment: () => {
          status = 'cancelled';
          return anOrder({ status, canRetry: false });
        },
      }),
      visitor,
    );
    await page.getByRole('heading', { name: 'The payment was cancelled' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'The payment was cancelled' }).waitFor();
    expect(asked('cancelPayment')).toHaveLength(1);
    expect(await page.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe(donation);
  });

  test('keeps the order of a declined card for another one', async () => {
    const { page, asked } = await pages.open(
      '/en/payment-status?PaymentID=order-1&cancelled=1',
      shop({ getOrder: () => anOrder({ reason: 'paymentReason.card_declined' }) }),
      visitor,
    );
    await page.getByText('Your bank declined the card.').waitFor();
    expect(asked('cancelPayment')).toEqual([]);
    await page.getByRole('button', { name: 'Try another card' }).click();
    await page.waitForURL(/provider=order-1/);
  });

  test.each([
    ['processing', {}, 'Your bank is processing the payment'],
    ['failed', { reason: 'paymentReason.bank_refused' }, 'Your bank declined the payment.'],
    ['expired', {}, 'This order has expired'],
    ['refunded', { reason: 'paymentReason.sold_out' }, 'so we’re refunding your card'],
  ] as const)('tells in words that a payment is %s', async (status, more, words) => {
    const { page } = await pages.open(
      paid,
      shop({ getOrder: () => anOrder({ status, canRetry: false, ...more }) }),
      { ...visitor, theme: 'dark' },
    );
    await page.getByRole('status').getByText(words).waitFor();
    expect(await objections(page)).toEqual([]);
  });

  test('knows no order of somebody else', async () => {
    const { page } = await pages.open(
      paid,
      shop({ getOrder: () => new Refused('ORDER_NOT_FOUND') }),
      visitor,
    );
    await page.getByRole('heading', { name: 'We can’t find this order' }).waitFor();
  });
});
