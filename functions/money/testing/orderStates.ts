import type { Stripe } from 'stripe';
import type { PaymentID } from '#shared/ids.ts';
import type { PaymentState } from '#shared/lifecycle.ts';
import { cards } from './paying.ts';
import type { ProjectWorld } from './projectWorld.ts';

interface Arrangement {
  status: PaymentState;
  /** Brings a new order into the state. */
  arrange: (world: ProjectWorld) => Promise<PaymentID>;
}

const buy = async (world: ProjectWorld, card = cards.good): Promise<PaymentID> =>
  (await world.buy({ by: world.donor, to: world.projectId, units: 2 }, card)).PaymentID;

/** A payment that has reached the balance. */
async function settled(world: ProjectWorld): Promise<PaymentID> {
  const id = await buy(world);
  await world.pass({ minutes: 1 });
  return id;
}

async function refunded(world: ProjectWorld, amount?: number): Promise<PaymentID> {
  const id = await settled(world);
  const { refunds } = await world.stripe();
  await refunds.create({ payment_intent: await world.intentOf(id), ...(amount && { amount }) });
  await world.provider.deliveries.idle();
  return id;
}

async function disputed(world: ProjectWorld, outcome?: 'win' | 'lose'): Promise<PaymentID> {
  const id = await settled(world);
  const { charge } = await objectsOf(world, id);
  await world.atProvider('dispute-charge', { id: charge?.id ?? '' });
  const { dispute } = await objectsOf(world, id);
  if (outcome) await world.atProvider(`${outcome}-dispute`, { id: dispute?.id ?? '' });
  return id;
}

/** Every state of an order, with variants for payments that differ in the same state. */
export const orderStates: Record<PaymentState, Arrangement['arrange']> &
  Record<string, Arrangement['arrange']> = {
  async pending(world) {
    const order = await world.ordered({ by: world.donor, to: world.projectId, units: 2 });
    await world.page(world.donor, order);
    return order.PaymentID;
  },
  'pending after a declined card': world => buy(world, cards.declined),
  processing: world => buy(world, cards.succeedsLater),
  success: settled,
  'success before the payment reaches the balance': buy,
  async failed(world) {
    const id = await buy(world, cards.failsLater);
    await world.pass({ days: 2 });
    return id;
  },
  async cancelled(world) {
    const id = await orderStates.pending(world);
    await world.cancel(world.donor, id);
    return id;
  },
  async expired(world) {
    const id = await orderStates.pending(world);
    await world.pass({ days: 1 });
    await world.jobs.expireOrders();
    return id;
  },
  refunded: world => refunded(world),
  'success with a refund of a part': world => refunded(world, 1_000),
  'success with an open dispute': world => disputed(world),
  'success with a dispute that was won': world => disputed(world, 'win'),
  'refunded by a dispute that was lost': world => disputed(world, 'lose'),
};

/** Objects of an order at the provider, in their current state. */
export async function objectsOf(world: ProjectWorld, id: PaymentID) {
  const stripe = await world.stripe();
  const ofOrder = <Found extends { metadata: Stripe.Metadata | null }>({ data }: { data: Found[] }) =>
    data.find(({ metadata }) => metadata?.['PaymentID'] === id);
  const session = ofOrder(await stripe.checkout.sessions.list({ limit: 100 }));
  const intent = ofOrder(await stripe.paymentIntents.list({ limit: 100 }));
  const about = { payment_intent: intent?.id ?? 'pi_none' };
  const [charges, refunds, disputes] = await Promise.all([
    stripe.charges.list(about),
    stripe.refunds.list(about),
    stripe.disputes.list(about),
  ]);
  const charge = charges.data[0];
  const warning = charge?.captured
    ? { id: `issfr_${charge.id}`, payment_intent: intent?.id, actionable: true }
    : undefined;
  const refundedCharge = charge && charge.amount_refunded > 0 ? charge : undefined;
  const [refund, dispute] = [refunds.data[0], disputes.data[0]];
  return { session, intent, charge, refundedCharge, refund, dispute, warning };
}
