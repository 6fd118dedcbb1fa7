import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Kit, oneItem, payOnce, post, startKit, validCard } from './testKit.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

test('a paid session redirects back with its id and is complete, with its payment, charge and balance expandable', async () => {
  const { stripe } = kit;
  const open = await stripe.checkout.sessions.create({
    ...oneItem,
    client_reference_id: 'order-1',
    customer_email: 'ada@example.com',
    metadata: { orderId: 'order-1' },
    payment_intent_data: { metadata: { orderId: 'order-1' }, transfer_group: 'order-1' },
  });
  expect(open).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    amount_total: 2000,
  });

  const answer = await post(open.url, validCard);

  expect(answer.status).toBe(303);
  expect(answer.location).toBe(`http://site.test/status?session=${open.id}`);
  const session = await stripe.checkout.sessions.retrieve(open.id, {
    expand: ['payment_intent.latest_charge.balance_transaction', 'line_items'],
  });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: 'order-1',
    metadata: { orderId: 'order-1' },
    customer_details: { email: 'ada@example.com', name: 'Ada Lovelace' },
    line_items: { data: [{ description: 'A stone', amount_total: 2000 }] },
    payment_intent: {
      status: 'succeeded',
      amount_received: 2000,
      metadata: { orderId: 'order-1' },
      latest_charge: {
        paid: true,
        transfer_group: 'order-1',
        payment_method_details: { card: { last4: '4242', brand: 'visa' } },
        balance_transaction: { amount: 2000, fee: 50, net: 1950 },
      },
    },
  });
});

test("the events of a payment are signed and have the format of Stripe's", async () => {
  const { session, intent } = await payOnce(kit.stripe);
  await kit.payments.deliveries.idle();

  expect(kit.receiver.types()).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
    'checkout.session.completed',
  ]);
  const completed = kit.receiver.events.at(-1);
  expect(completed).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    data: { object: { id: session.id, payment_intent: intent.id, payment_status: 'paid' } },
  });
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined', 'generic_decline'],
  ['4000 0000 0000 9995', 'insufficient funds', 'insufficient_funds'],
])(
  'card %s is refused with a message, and another card then pays the same payment intent',
  async (number, words, code) => {
    const { stripe, receiver } = kit;
    const open = await stripe.checkout.sessions.create(oneItem);

    const refused = await post(open.url, { ...validCard, number });

    expect(refused.status).toBe(402);
    expect(refused.page).toContain(words);
    expect(refused.page).toContain('value="Ada Lovelace"');
    const failed = await stripe.checkout.sessions.retrieve(open.id, { expand: ['payment_intent'] });
    expect(failed).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { decline_code: code } },
    });
    await kit.payments.deliveries.idle();
    expect(receiver.types()).toContain('payment_intent.payment_failed');

    await post(open.url, validCard);
    const paid = await stripe.checkout.sessions.retrieve(open.id, { expand: ['payment_intent'] });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_intent: { status: 'succeeded', last_payment_error: null },
    });
  },
);

test.each([
  ['number', '4242 4242 4242 4241', 'This card number is not valid'],
  ['expiry', '01 / 20', 'This card has expired'],
  ['expiry', '13 / 34', 'Enter the month and year'],
  ['cvc', '12', 'three or four digits'],
  ['cvc', '12a', 'three or four digits'],
  ['email', 'ada', 'Enter a valid email address'],
  ['name', '', 'Enter the name'],
])('an invalid %s (%s) is reported beside its field, and the input is kept', async (name, value, words) => {
  const open = await kit.stripe.checkout.sessions.create(oneItem);

  const refused = await post(open.url, { ...validCard, [name]: value });

  expect(refused.status).toBe(422);
  expect(refused.page).toMatch(new RegExp(`id="${name}-error">[^<]*${words}`));
  expect(refused.page).toContain(
    `value="${value}" aria-invalid="true" aria-describedby="${name}-error" autofocus>`,
  );
  const others = Object.entries(validCard).filter(([other]) => other !== name);
  for (const [, kept] of others) expect(refused.page).toContain(`value="${kept}"`);
  expect((await kit.stripe.paymentIntents.list()).data).toEqual([]);
});

test('a form submitted twice concurrently pays once', async () => {
  const open = await kit.stripe.checkout.sessions.create(oneItem);

  const answers = await Promise.all([post(open.url, validCard), post(open.url, validCard)]);

  expect(answers.map(answer => answer.location)).toEqual([
    `http://site.test/status?session=${open.id}`,
    `http://site.test/status?session=${open.id}`,
  ]);
  expect((await kit.stripe.charges.list()).data).toHaveLength(1);
});

test('the page shows texts of the caller as texts, the currency and a cancel link', async () => {
  const euros = [
    {
      price_data: { currency: 'eur', unit_amount: 1250, product_data: { name: 'Une <pierre>' } },
      quantity: 2,
    },
  ];
  const open = await kit.stripe.checkout.sessions.create({ ...oneItem, line_items: euros });

  const page = await (await fetch(open.url ?? '')).text();

  expect(page).toContain('Pay €25.00');
  expect(page).toContain('Une &#60;pierre&#62;');
  expect(page).toContain('href="http://site.test/cancelled"');
  expect(page).not.toMatch(/src=|<link|url\(|<script/);
});

test('an expired session shows a message and cannot be paid', async () => {
  const { stripe, receiver } = kit;
  const open = await stripe.checkout.sessions.create(oneItem);
  const expired = await stripe.checkout.sessions.expire(open.id);
  expect(expired).toMatchObject({ status: 'expired', url: null });

  const answer = await post(open.url, validCard);

  expect(answer.status).toBe(410);
  expect(answer.page).toContain('This payment page has expired');
  expect((await stripe.charges.list()).data).toEqual([]);
  await expect(stripe.checkout.sessions.expire(open.id)).rejects.toThrow('status of `expired`');
  await kit.payments.deliveries.idle();
  expect(receiver.types()).toEqual(['checkout.session.expired']);
});

test.each([
  ['4000000000000077', 'checkout.session.async_payment_succeeded', 'paid', 'succeeded'],
  ['4000000000000085', 'checkout.session.async_payment_failed', 'unpaid', 'requires_payment_method'],
])(
  'card %s is processing for a day, after which %s is sent',
  async (number, type, payment_status, status) => {
    const { stripe, payments, receiver } = kit;
    const open = await stripe.checkout.sessions.create(oneItem);
    await post(open.url, { ...validCard, number });
    const waiting = await stripe.checkout.sessions.retrieve(open.id, { expand: ['payment_intent'] });
    expect(waiting).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing' },
    });

    payments.advanceClock(24 * 3600 + 1);

    const decided = await stripe.checkout.sessions.retrieve(open.id, { expand: ['payment_intent'] });
    expect(decided).toMatchObject({ payment_status, payment_intent: { status } });
    await payments.deliveries.idle();
    expect(receiver.types().at(-1)).toBe(type);
  },
);
