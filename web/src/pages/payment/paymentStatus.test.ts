import { describe, expect, test } from 'vitest';
import type { Payment } from '#shared/entities/payment.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { anOrder, orderKeyOf, paymentServer } from '#web/testing/orders.ts';
import { fakeClock, passTimeUntil } from '#web/testing/waits.ts';

const pages = openPages();

const donation = '/en/payment?project=tidewatch&kind=donation&amount=1500';
const visitor = { signedIn: true };
const shop = (more?: Answers) => paymentServer(pages.origin, more);

describe('Payment status page', () => {
  const paid = '/en/payment-status?PaymentID=order-1&session_id=cs_1';

  test('thanks the donor, and asks for confirmation before the same donation is paid again', async () => {
    const made: string[] = [];
    const { page, requestsTo } = await pages.open(
      donation,
      shop({
        initiatePayment: order => {
          const isPaid = made.includes(orderKeyOf(order));
          made.push(orderKeyOf(order));
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
    expect(await axeViolations(page)).toEqual([]);

    await page.goto(pages.origin + donation);
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.getByText('You’ve already paid for this').waitFor();
    expect(requestsTo('payWithStripe')).toHaveLength(1);
    await page.getByRole('button', { name: 'Pay again' }).click();
    await page.waitForURL(/provider=order-1/);
    expect(new Set(requestsTo('initiatePayment').map(orderKeyOf)).size).toBe(2);
  });

  test('says what happens next, who hears of it, where the receipt is, and offers to follow and share the project', async () => {
    const { page, requestsTo } = await pages.open(
      paid,
      shop({
        getOrder: () => anOrder({ status: 'success', canRetry: false, paidAt: new Date().toISOString() }),
        changeFollow: () => ({ following: true }),
      }),
      visitor,
    );
    const next = page.getByRole('region', { name: 'What happens next' });
    await next.getByText('Who hears of it').waitFor();
    await next.getByText('14 days to change your mind').waitFor();
    expect(await next.getByRole('link', { name: 'See the receipt' }).getAttribute('href')).toBe(
      '/en/receipt?PaymentID=order-1',
    );
    await next.getByRole('button', { name: 'Share' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await next.getByRole('button', { name: 'Follow' }).click();
    await expect.poll(() => requestsTo('changeFollow')).toHaveLength(1);
  });

  test('says nothing of what happens next once it is over', async () => {
    const { page } = await pages.open(
      paid,
      shop({
        getOrder: () => anOrder({ status: 'success', canRetry: false, paidAt: '2025-01-10T10:00:00.000Z' }),
      }),
      visitor,
    );
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.getByRole('link', { name: 'See more projects' }).waitFor();
    expect(await page.getByText('What happens next').count()).toBe(0);
  });

  test('shows what was refunded, what is left, and the platform fee that is part of it before and after', async () => {
    const { page } = await pages.open(
      paid,
      shop({
        getOrder: () =>
          anOrder({
            status: 'success',
            canRetry: false,
            paidAt: '2026-11-20T10:00:00.000Z',
            refunded: 5_00,
            refunds: [{ at: '2026-11-21T12:00:00.000Z', amount: 5_00 }],
            paidCommission: 60,
            commission: 40,
          }),
      }),
      visitor,
    );
    const order = page.getByRole('region', { name: 'Your order' });
    const lines = order.locator('dl > div').filter({ hasText: '£' });
    await expect
      .poll(() => lines.allInnerTexts().then(all => all.map(line => line.replace(/\s+/g, ' '))))
      .toEqual([
        'Total paid £15.00',
        'Including platform fee of £0.60',
        'Refunded on 21 Nov 2026 −£5.00',
        'Total after refunds £10.00',
        'Including platform fee of £0.40',
        'The project received £9.60',
      ]);
    expect(await order.getByRole('link', { name: 'See the receipt' }).getAttribute('href')).toBe(
      '/en/receipt?PaymentID=order-1',
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  test('names the gift and the fee that was paid on top of it', async () => {
    const paid = anOrder({
      status: 'success',
      canRetry: false,
      paidAt: '2026-11-20T10:00:00.000Z',
      total: 15_71,
      feeCovered: true,
      commission: 71,
    });
    const { page } = await pages.open(
      '/en/payment-status?PaymentID=order-1',
      shop({ getOrder: () => paid }),
      visitor,
    );
    const lines = page
      .getByRole('region', { name: 'Your order' })
      .locator('dl > div')
      .filter({ hasText: '£' });
    await expect
      .poll(() => lines.allInnerTexts().then(all => all.map(line => line.replace(/\s+/g, ' '))))
      .toEqual([
        'Gift £15.00',
        'Platform fee, on top £0.71',
        'Total paid £15.71',
        'The project received £15.00',
      ]);
  });

  test('polls for a minute, then stops and offers to check again, one request at a time', async () => {
    let status: Payment['status'] = 'pending';
    let held: Promise<void> | undefined;
    const { page, requestsTo } = await pages.open(
      '/en/market',
      shop({
        getOrder: async () => {
          await held;
          return anOrder({ status });
        },
      }),
      visitor,
    );
    await fakeClock(page);
    await page.goto(pages.origin + paid);
    await page.getByRole('heading', { name: 'Checking your payment' }).waitFor();
    await passTimeUntil(page, page.getByRole('heading', { name: 'This is taking longer than usual' }));

    const before = requestsTo('getOrder').length;
    expect(before).toBeGreaterThan(5);
    await page.clock.runFor(20_000);
    expect(requestsTo('getOrder').length).toBe(before);

    status = 'success';
    const answer = Promise.withResolvers<void>();
    held = answer.promise;
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.clock.runFor(30_000);
    answer.resolve();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(requestsTo('getOrder')).toHaveLength(before + 1);
  });

  test('cancels the order once, even after a reload', async () => {
    let status: Payment['status'] = 'pending';
    const { page, requestsTo } = await pages.open(
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
    expect(requestsTo('cancelPayment')).toHaveLength(1);
    expect(await page.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe(donation);
  });

  test('keeps the order open for another card when the card is declined', async () => {
    const { page, requestsTo } = await pages.open(
      '/en/payment-status?PaymentID=order-1&cancelled=1',
      shop({ getOrder: () => anOrder({ reason: 'paymentReason.card_declined' }) }),
      visitor,
    );
    await page.getByText('Your bank declined the card.').waitFor();
    expect(requestsTo('cancelPayment')).toEqual([]);
    await page.getByRole('button', { name: 'Try another card' }).click();
    await page.waitForURL(/provider=order-1/);
  });

  test.each([
    ['processing', {}, 'Your bank is processing the payment'],
    ['failed', { reason: 'paymentReason.bank_refused' }, 'Your bank declined the payment.'],
    ['expired', {}, 'This order has expired'],
    ['refunded', { reason: 'paymentReason.sold_out' }, 'so we’re refunding your card'],
  ] as const)('describes a payment that is %s', async (status, more, words) => {
    const { page } = await pages.open(
      paid,
      shop({ getOrder: () => anOrder({ status, canRetry: false, ...more }) }),
      { ...visitor, theme: 'dark' },
    );
    await page.getByRole('status').getByText(words).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test.each(['processing', 'pending'] as const)(
    'does not give the reason of an earlier attempt for a payment that is %s',
    async status => {
      const { page } = await pages.open(
        paid,
        shop({ getOrder: () => anOrder({ status, reason: 'paymentReason.card_declined' }) }),
        visitor,
      );
      await page
        .getByRole('status')
        .getByText(/is processing the payment|Checking your payment/)
        .waitFor();
      expect(await page.getByText('declined').count()).toBe(0);
    },
  );

  test("treats another donor's order as not found", async () => {
    const { page } = await pages.open(
      paid,
      shop({ getOrder: () => new Refusal('ORDER_NOT_FOUND') }),
      visitor,
    );
    await page.getByRole('heading', { name: 'We can’t find this order' }).waitFor();
  });
});
