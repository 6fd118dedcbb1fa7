import { afterEach, beforeEach, expect, test } from 'vitest';
import { idOf } from './ids.ts';
import { type Kit, oneItem, payOnce, post, startKit, validCard } from './testKit.ts';

let kit: Kit;
beforeEach(async () => {
  kit = await startKit();
});
afterEach(() => kit.close());

test('a payment is refunded in parts up to its amount', async () => {
  const { stripe } = kit;
  const { intent, charge } = await payOnce(stripe);

  const first = await stripe.refunds.create({
    payment_intent: intent.id,
    amount: 500,
    metadata: { orderId: 'o1' },
  });
  expect(first).toMatchObject({
    amount: 500,
    status: 'succeeded',
    charge: charge.id,
    metadata: { orderId: 'o1' },
  });
  await expect(stripe.refunds.create({ charge: charge.id, amount: 1501 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount (1501) is greater than unrefunded amount on charge (1500)',
  });

  const rest = await stripe.refunds.create({ charge: charge.id });
  expect(rest.amount).toBe(1500);
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 2000, refunded: true });
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });

  expect((await stripe.refunds.list({ payment_intent: intent.id })).data.map(one => one.id)).toEqual([
    rest.id,
    first.id,
  ]);
  expect((await stripe.refunds.list({ charge: 'ch_other' })).data).toEqual([]);
  // The provider keeps its fee of 0.50.
  expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(-50);
});

test('each refund sends an event with the updated charge', async () => {
  const { stripe, payments, receiver } = kit;
  const { charge } = await payOnce(stripe);
  await stripe.refunds.create({ charge: charge.id, amount: 500 });
  await payments.deliveries.idle();

  expect(receiver.types().slice(-2)).toEqual(['charge.refunded', 'refund.created']);
  expect(receiver.events.at(-2)).toMatchObject({
    data: {
      object: { id: charge.id, amount_refunded: 500, refunded: false },
      previous_attributes: { amount_refunded: 0 },
    },
  });
});

test('an unpaid charge cannot be refunded', async () => {
  const { stripe } = kit;
  const open = await stripe.checkout.sessions.create(oneItem);
  await post(open.url, { ...validCard, number: '4000000000000002' });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(open.id);

  await expect(stripe.refunds.create({ payment_intent: idOf(payment_intent ?? '') })).rejects.toMatchObject({
    code: 'charge_not_refundable',
  });
  await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
  await expect(
    stripe.refunds.create({ payment_intent: 'pi_none', reason: 'whim' as never }),
  ).rejects.toMatchObject({
    param: 'reason',
  });
  await expect(stripe.refunds.create({})).rejects.toThrow('payment_intent or charge');
});

test('card …0259 opens a dispute, which withdraws the charge and a fee and prevents a refund', async () => {
  const { stripe, payments, receiver } = kit;
  const open = await stripe.checkout.sessions.create(oneItem);
  await post(open.url, { ...validCard, number: '4000000000000259' });

  const [dispute] = (await stripe.disputes.list()).data;
  expect(dispute).toMatchObject({
    amount: 2000,
    currency: 'gbp',
    status: 'needs_response',
    reason: 'fraudulent',
  });
  const charge = idOf(dispute?.charge ?? '');
  expect((await stripe.charges.retrieve(charge)).disputed).toBe(true);
  expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(1950 - 2000 - 1500);
  await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });

  await stripe.disputes.close(String(dispute?.id));
  await payments.deliveries.idle();
  await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
  const disputes = receiver.events.filter(event => event.type.startsWith('charge.dispute.'));
  expect(disputes.map(event => event.type)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ]);
  expect(disputes.at(-1)).toMatchObject({ data: { object: { status: 'lost' } } });
});

test('a charge is refunded after its dispute was won', async () => {
  const { stripe, payments } = kit;
  const open = await stripe.checkout.sessions.create(oneItem);
  await post(open.url, { ...validCard, number: '4000000000000259' });
  const [dispute] = (await stripe.disputes.list()).data;
  const charge = idOf(dispute?.charge ?? '');
  await post(`${payments.url}/console/win-dispute`, { id: dispute?.id ?? '' });

  expect(await stripe.refunds.create({ charge, amount: 500 })).toMatchObject({ status: 'succeeded' });
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 500, disputed: true });
});
