import type { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { webhookEventTypes } from '../webhook/applyEvent.ts';
import { makeDelivering } from './delivering.ts';
import { createMoneyWorld, type MoneyWorld } from './moneyWorld.ts';

/** Outcomes of a payment, each with the state that its events lead to. */
const outcomes = {
  paid: {
    status: 'success',
    stats: { raised: 2_500, supporters: 1, soldUnits: 2, reservedUnits: 0 },
    payouts: [{ status: 'pending', amount: 2_375 }],
    mails: ['Thank you: £25.00 for “Tidewatch”', '“Tidewatch” received £25.00'],
  },
  refunded: {
    status: 'refunded',
    stats: { raised: 0, supporters: 0, soldUnits: 0, reservedUnits: 0 },
    payouts: [{ status: 'cancelled' }],
    mails: [
      'Thank you: £25.00 for “Tidewatch”',
      'Your refund of £25.00',
      '£25.00 for “Tidewatch” was refunded',
      '“Tidewatch” received £25.00',
    ],
  },
} as const;
type Outcome = keyof typeof outcomes;

interface Cast {
  owner: UserID;
  payer: UserID;
  project: ProjectID;
}

interface Paid {
  PaymentID: PaymentID;
  events: Stripe.Event[];
}

/**
 * Delivers the events of a payment in every order, each event ten times and eight at the same time, and expects one effect in
 * the ledger, the units, the payouts and the emails. Returns the number of orders.
 */
export async function deliverInEveryOrder(outcome: Outcome): Promise<number> {
  const world = await createMoneyWorld();
  const { deliverAll } = makeDelivering(world);
  world.provider.deliveries.hold();
  try {
    const first = await pay(world, await castOf(world), outcome);
    let orders = 0;
    for (const order of permutations(first.events.map((_, index) => index))) {
      const cast = await castOf(world);
      const { PaymentID, events } = await pay(world, cast, outcome);
      const inOrder = order.flatMap(place => events[place] ?? []);
      await deliverAll(inOrder, 10);
      await expectOneEffect(world, { ...cast, PaymentID }, outcome);
      orders += 1;
    }
    await deliverAll(first.events, 1);
    expect(await world.discrepancies()).toEqual([]);
    return orders;
  } finally {
    await world.close();
  }
}

async function castOf(world: MoneyWorld): Promise<Cast> {
  const owner = await world.person();
  return { owner, payer: await world.person(), project: await world.project(owner) };
}

/** Pays for two points, so that the provider has all events but has delivered none. Returns the handled ones. */
async function pay(world: MoneyWorld, { payer, project }: Cast, outcome: Outcome): Promise<Paid> {
  const stripe = await world.stripe();
  const known = new Set((await stripe.events.list({ limit: 100 })).data.map(({ id }) => id));
  const { PaymentID } = await world.buy({ by: payer, to: project, units: 2 });
  await world.pass({ minutes: 1 });
  if (outcome === 'refunded') {
    await stripe.refunds.create({ payment_intent: await world.intentOf(PaymentID) });
    await world.pass({ minutes: 1 });
  }
  const { data } = await stripe.events.list({ limit: 100, types: webhookEventTypes });
  return { PaymentID, events: data.filter(({ id }) => !known.has(id)) };
}

async function expectOneEffect(
  world: MoneyWorld,
  { owner, payer, project, PaymentID }: Cast & Pick<Paid, 'PaymentID'>,
  outcome: Outcome,
): Promise<void> {
  const { status, stats, payouts, mails } = outcomes[outcome];
  expect(await world.statsOf(project)).toMatchObject(stats);
  expect(await world.payoutsOf(owner)).toMatchObject(payouts);
  expect(await world.orderOf(payer, PaymentID)).toMatchObject({ status });
  await world.runStream();
  const received = world.mails.filter(({ to }) => [owner, payer].some(id => to.startsWith(id)));
  expect(received.map(({ subject }) => subject).toSorted()).toEqual(mails);
}

/** All orders of some items. */
function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [place, item] of items.entries())
    for (const rest of permutations(items.toSpliced(place, 1))) yield [item, ...rest];
}
