import { idOf } from '#infra/local/payments/ids.ts';
import type { RecipientPayoutId, UserID } from '#shared/ids.ts';
import type { Random } from '#shared/random.ts';
import { orders } from '../../orders/order.store.ts';
import { holdPayouts } from '../../payouts/holdPayouts.ts';
import { releasePayouts } from '../../payouts/releasePayouts.ts';
import { transferPayout } from '../../payouts/transferPayout.ts';
import { answerRefundRequest } from '../../refunds/answerRefundRequest.ts';
import { refunds, refundsIn } from '../../refunds/refund.store.ts';
import { refundOrder } from '../../refunds/refundOrder.ts';
import { requestRefund } from '../../refunds/requestRefund.ts';
import { withdrawRefundRequest } from '../../refunds/withdrawRefundRequest.ts';
import { cards } from '../paying.ts';
import type { Setting } from './setting.ts';

/** Draws of one action, so that an action does the same wherever it stands in a history. */
interface Draws {
  random: Random;
  pick: <T>(list: readonly T[]) => T | undefined;
  chance: (of: number) => boolean;
  /** From 1 to `most`. */
  upTo: (most: number) => number;
}

/** An action in a simulation. Impossible actions do nothing. */
type Action = (setting: Setting, draws: Draws) => Promise<unknown>;

export const drawsFrom = (random: Random): Draws => ({
  random,
  pick: list => list[Math.floor(random() * list.length)],
  chance: of => random() < of,
  upTo: most => 1 + Math.floor(random() * most),
});

async function pay({ world }: Setting, url: string | undefined, { pick }: Draws): Promise<void> {
  const { good, declined, succeedsLater, failsLater, disputed } = cards;
  const card = pick([good, good, good, good, good, declined, succeedsLater, failsLater, disputed]);
  if (url) await world.pay(url, card);
}

/** The payer's and payee's actions. */
const people = {
  async order({ world, donors, projects, placed }, { pick, chance, upTo }) {
    const [by, to] = [pick(donors), pick(projects)];
    if (!by || !to) return;
    const { data } = await world.order({
      by,
      to,
      ...(chance(0.5) ? { units: upTo(6) } : { amount: 199 + upTo(30_000) }),
      feeCovered: chance(0.3),
    });
    if (data) placed.push({ by, id: data.PaymentID, url: (await world.checkout(by, data)).data?.url });
  },
  pay: (setting, draws) => pay(setting, draws.pick(setting.placed.slice(-4))?.url, draws),
  async buy(setting, draws) {
    const before = setting.placed.length;
    await people.order(setting, draws);
    await pay(setting, setting.placed[before]?.url, draws);
  },
  async cancel({ world, placed }, { pick }) {
    const order = pick(placed);
    if (order) await world.cancel(order.by, order.id);
  },
  async look({ world, placed }, { pick }) {
    const order = pick(placed);
    if (order) await world.orderOf(order.by, order.id);
  },
  async onboard({ world, owners, donors }, { pick, chance }) {
    const person = pick([...owners, ...donors.slice(0, 3)]);
    if (person) await world.onboard(person, chance(0.8) ? 'complete' : 'incomplete').catch(() => 'a fault');
  },
} satisfies Record<string, Action>;

/** Refunds by calls: requests, their withdrawal, and the decisions of owners and administrators. */
const refunding = {
  async askRefund({ world, placed }, { pick }) {
    const order = pick(placed);
    if (order) await world.call(requestRefund, { PaymentID: order.id, body: { reason } }, { as: order.by });
  },
  async withdrawRefund(setting, { pick }) {
    const open = pick(await openRequests(setting));
    if (!open) return;
    const { PaymentID, RefundID, payerId } = open;
    await setting.world.call(withdrawRefundRequest, { PaymentID, body: { RefundID } }, { as: payerId });
  },
  async answerRefund(setting, { pick, chance, upTo }) {
    const open = pick(await openRequests(setting));
    if (!open) return;
    const { PaymentID, RefundID } = open;
    const order = await setting.world.table.get(orders.key(PaymentID));
    const left = (order?.total ?? 0) - (order?.refunded ?? 0);
    const amount = chance(0.5) ? left : upTo(left);
    const body = chance(0.4)
      ? { decision: 'decline' as const, RefundID, reason }
      : { decision: 'grant' as const, RefundID, amount };
    await setting.world.call(answerRefundRequest, { PaymentID, body }, byAdmin(setting));
  },
  async giveRefund(setting, { pick, chance, upTo }) {
    const order = pick(setting.placed);
    if (!order) return;
    const amount = chance(0.5) ? upTo(500) : upTo(20_000);
    await setting.world.call(
      refundOrder,
      { PaymentID: order.id, body: { amount, reason } },
      byAdmin(setting),
    );
  },
} satisfies Record<string, Action>;

const reason = 'I meant to support another project.';
const byAdmin = ({ admin }: Setting) => ({ as: admin, groups: ['admins'] });

/** The refund requests that wait for an answer. */
export const openRequests = async ({ world }: Setting) =>
  (await world.table.query(refunds, { index: 'gsi2', pk: refundsIn('requested'), limit: 100 })).items;

/** Events at the provider: refunds in its dashboard, banks' decisions, reversals. */
const provider = {
  async refund({ world }, { pick, chance, upTo }) {
    const stripe = await world.stripe();
    const { data } = await stripe.charges.list({ limit: 100 });
    const charge = pick(data.filter(one => one.paid && !one.refunded && !one.disputed));
    if (!charge) return;
    const left = charge.amount - charge.amount_refunded;
    const amount = chance(0.5) ? left : upTo(left);
    await stripe.refunds.create({ charge: charge.id, amount }).catch(() => 'an injected fault');
  },
  async failRefund({ world }, { pick }) {
    const { data } = await (await world.stripe()).refunds.list({ limit: 100 });
    const sent = pick(data.filter(({ status }) => status === 'succeeded'));
    if (sent) await world.atProvider('fail-refund', { id: sent.id });
  },
  async dispute({ world }, { pick, chance, upTo }) {
    const { data } = await (await world.stripe()).charges.list({ limit: 100 });
    const charge = pick(data.filter(one => one.paid && !one.disputed && one.amount_refunded < one.amount));
    if (!charge) return;
    const amount = chance(0.5) ? charge.amount : upTo(charge.amount);
    await world.atProvider('dispute-charge', { id: charge.id, amount: String(amount) });
  },
  async closeDispute({ world }, { pick, chance, upTo }) {
    const stripe = await world.stripe();
    const { data } = await stripe.disputes.list({ limit: 100 });
    const open = pick(data.filter(({ status }) => status === 'needs_response'));
    if (!open) return;
    const amount: Record<string, string> = chance(0.5) ? { amount: String(upTo(open.amount)) } : {};
    if (chance(0.6)) await stripe.disputes.close(open.id);
    else await world.atProvider('win-dispute', { id: open.id, ...amount });
  },
  async winAppeal({ world }, { pick }) {
    const { data } = await (await world.stripe()).disputes.list({ limit: 100 });
    const lost = pick(data.filter(({ status }) => status === 'lost'));
    if (lost) await world.atProvider('win-dispute', { id: lost.id });
  },
  async reverseTransfer({ world }, { pick, chance, upTo }) {
    const stripe = await world.stripe();
    const { data } = await stripe.transfers.list({ limit: 100 });
    const sent = pick(data.filter(one => one.amount_reversed < one.amount));
    if (!sent?.destination) return;
    const { available } = await stripe.balance.retrieve({}, { stripeAccount: idOf(sent.destination) });
    const held = available.find(({ currency }) => currency === sent.currency)?.amount ?? 0;
    const left = Math.min(sent.amount - sent.amount_reversed, held); // money that has gone to the bank cannot be reversed
    if (left === 0) return;
    await stripe.transfers.createReversal(sent.id, { amount: chance(0.5) ? left : upTo(left) });
  },
} satisfies Record<string, Action>;

/** Faults of the provider and of the deliveries of its events. */
const mischief: Action = async ({ world }, { pick }) => {
  const { deliveries, faults } = world.provider;
  const delivery = pick(deliveries.list());
  pick([
    () => deliveries.drop(2),
    () => deliveries.delay(3, 600),
    () => deliveries.hold(),
    () => deliveries.release('reverse'),
    () => faults.next('POST /v1/transfers', pick(['lost', 500, 400, 429, 'timeout'] as const) ?? 500),
    () => faults.next('POST /v1/refunds', 'lost', 2),
    () => faults.next('GET /v1/checkout', 500),
    () => delivery && deliveries.resend(delivery.id),
  ])?.();
};

/** Administrators, jobs and the clock. */
const platform = {
  mischief,
  days: ({ world }, { upTo }) => world.pass({ days: upTo(6) }),
  minutes: ({ world }, { upTo }) => world.pass({ minutes: 4 + upTo(100) }),
  payouts: ({ world }) => world.jobs.transferPayouts(),
  reconcile: ({ world }) => world.jobs.reconcile(),
  expire: ({ world }) => world.jobs.expireOrders(),
  remind: ({ world }) => world.jobs.remindPayees(),
  followRefunds: ({ world }) => world.jobs.followRefunds(),
  async byHand({ world, owners, donors, admin }, { pick }) {
    const id = pick(await payoutsOf(world, pick([...owners, ...donors.slice(0, 3)])));
    if (id) await world.call(transferPayout, { recipientPayoutId: id }, { as: admin, groups: ['admins'] });
  },
  async hold({ world, owners, admin }, { pick, chance }) {
    const UserID = pick(owners);
    if (!UserID) return;
    const caller = { as: admin, groups: ['admins'] };
    const body = { reason: 'Documents are being checked.' };
    if (chance(0.4)) await world.call(holdPayouts, { UserID, body }, caller);
    else await world.call(releasePayouts, { UserID, body: {} }, caller);
  },
} satisfies Record<string, Action>;

async function payoutsOf(world: Setting['world'], person: UserID | undefined): Promise<RecipientPayoutId[]> {
  const list = person ? await world.payoutsOf(person) : [];
  return list.map(({ recipientPayoutId }) => recipientPayoutId);
}

export const actions = { ...people, ...refunding, ...provider, ...platform } satisfies Record<string, Action>;
export type ActionName = keyof typeof actions;

/** The actions as often as they are chosen. */
export const actionNames: readonly ActionName[] = [
  ...Array.from({ length: 11 }, () => 'buy' as const),
  'order',
  'pay',
  'refund',
  'askRefund',
  'askRefund',
  'mischief',
  'days',
  ...(Object.keys(actions) as ActionName[]), // the keys of a constant object
];
