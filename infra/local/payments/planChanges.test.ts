import { afterEach, beforeEach, expect, test } from 'vitest';
import { idOf } from './ids.ts';
import { type Kit, post, startKit, subscribed, validCard } from './testKit.ts';

const day = 86_400;
const start = new Date('2026-11-20T12:00:00Z');

let kit: Kit;
beforeEach(async () => {
  kit = await startKit({ now: () => start });
  await kit.stripe.products.create({ id: 'prod_premium', name: 'Premium' });
});
afterEach(() => kit.close());

async function typesAfter(count: number): Promise<string[]> {
  await kit.payments.deliveries.idle();
  return kit.receiver.types().slice(count);
}

function iso(seconds: number | undefined): string {
  return new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);
}

/** Parameters of a change to a plan of this price. */
function to(unit_amount: number, item: string, interval: 'month' | 'year' = 'month') {
  return {
    items: [
      {
        id: item,
        price_data: { currency: 'gbp', product: 'prod_premium', recurring: { interval }, unit_amount },
      },
    ],
  };
}

test('an upgrade charges the difference for the rest of the period', async () => {
  const { id, current } = await subscribed(kit);
  const item = (await current()).items.data[0]?.id ?? '';
  kit.payments.advanceClock(15 * day);

  const changed = await kit.stripe.subscriptions.update(id, {
    ...to(3900, item),
    proration_behavior: 'always_invoice',
  });

  expect(changed.items.data[0]).toMatchObject({ id: item, price: { unit_amount: 3900 } });
  const [invoice] = (await kit.stripe.invoices.list({ subscription: id })).data;
  expect(invoice).toMatchObject({ amount_paid: 1200, billing_reason: 'subscription_update', status: 'paid' });
});

test('a downgrade is credited on the next invoice', async () => {
  const { id, current } = await subscribed(kit);
  const item = (await current()).items.data[0]?.id ?? '';
  kit.payments.advanceClock(15 * day);
  await kit.stripe.subscriptions.update(id, to(500, item));
  kit.payments.advanceClock(15 * day);

  const [invoice] = (await kit.stripe.invoices.list({ subscription: id })).data;
  expect(invoice?.lines.data.map(line => line.amount)).toEqual([500, -500]);
  expect(invoice).toMatchObject({ amount_due: 0, status: 'paid' });
});

test('a change from monthly to yearly starts a new period and credits the unused time', async () => {
  const { id, current } = await subscribed(kit);
  const item = (await current()).items.data[0]?.id ?? '';
  kit.payments.advanceClock(15 * day);
  await kit.stripe.subscriptions.update(id, to(15_000, item, 'year'));

  const [invoice] = (await kit.stripe.invoices.list({ subscription: id })).data;
  expect(invoice).toMatchObject({ amount_paid: 15_000 - 750, status: 'paid' });
  expect(iso((await current()).items.data[0]?.current_period_end)).toBe('2027-12-05');
});

test('the preview of a change is what the change then charges', async () => {
  const { id, current } = await subscribed(kit);
  const item = (await current()).items.data[0]?.id ?? '';
  kit.payments.advanceClock(15 * day);
  const change = { ...to(3900, item), proration_behavior: 'always_invoice' as const };

  const preview = await kit.stripe.invoices.createPreview({ subscription: id, subscription_details: change });
  expect(preview).toMatchObject({ amount_due: 1200, total: 1200, billing_reason: 'subscription_update' });
  expect((await current()).items.data[0]?.price.unit_amount).toBe(1500);

  await kit.stripe.subscriptions.update(id, { ...change, payment_behavior: 'error_if_incomplete' });
  const [invoice] = (await kit.stripe.invoices.list({ subscription: id })).data;
  expect(invoice?.amount_paid).toBe(1200);
});

test('a change that the card cannot pay for is refused and changes nothing', async () => {
  const { id, current } = await subscribed(kit, {}, '4000000000000341');
  const item = (await current()).items.data[0]?.id ?? '';
  const change = {
    ...to(3900, item),
    proration_behavior: 'always_invoice' as const,
    payment_behavior: 'error_if_incomplete' as const,
  };
  await expect(kit.stripe.subscriptions.update(id, change)).rejects.toMatchObject({ statusCode: 402 });
  expect((await current()).items.data[0]?.price.unit_amount).toBe(1500);
});

test('a card changed in the portal is the default of the customer, and not of a subscription with its own', async () => {
  const { current } = await subscribed(kit);
  const before = await current();
  const customer = idOf(before.customer);
  const back = 'http://site.test/profile';
  const { url } = await kit.stripe.billingPortal.sessions.create({
    customer,
    return_url: back,
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: back } },
    },
  });
  expect((await post(url, { ...validCard, number: '1' })).status).toBe(422);
  expect(await post(url, { ...validCard, number: '5555555555554444' })).toMatchObject({
    status: 303,
    location: back,
  });

  const changed = await kit.stripe.customers.retrieve(customer);
  expect(changed).toMatchObject({
    invoice_settings: { default_payment_method: expect.stringMatching(/^pm_/) },
  });
  expect((await current()).default_payment_method).toBe(before.default_payment_method);
  expect(await typesAfter(0)).toContain('customer.updated');
});

test('invoices have a page', async () => {
  const { session } = await subscribed(kit);
  const invoice = await kit.stripe.invoices.retrieve(idOf(session.invoice ?? ''));
  const page = await (await fetch(invoice.hosted_invoice_url ?? '')).text();
  expect(page).toContain('Paid on 20 November 2026');
  expect(page).toContain('£15.00');
});

test('products have the chosen id, once', async () => {
  const again = kit.stripe.products.create({ id: 'prod_premium', name: 'Premium' });
  await expect(again).rejects.toMatchObject({ code: 'resource_already_exists' });
  expect(await kit.stripe.products.retrieve('prod_premium')).toMatchObject({ name: 'Premium' });
});
