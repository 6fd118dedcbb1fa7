import { afterEach, describe, expect, test } from 'vitest';
import {
  createPlanWorld,
  failsOnRenewal,
  type PlanWorld,
} from '#functions/subscriptions/testing/planWorld.ts';
import type { UserID } from '#shared/ids.ts';
import { type AccountState, type PayoutState, subscriptionStates } from '#shared/lifecycle.ts';
import { payoutAccounts } from '../accounts/account.store.ts';
import { makeDelivering } from '../testing/delivering.ts';
import type { MoneyWorld } from '../testing/moneyWorld.ts';
import { objectsOf, orderStates } from '../testing/orderStates.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { createProjectWorld } from '../testing/projectWorld.ts';
import { webhookEventTypes } from './applyEvent.ts';
import { unhandledEvents } from './unhandledEvents.ts';

/** The handled event types by the object that they are about. */
const typesAbout = {
  session: [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
  ],
  intent: ['payment_intent.succeeded', 'payment_intent.processing', 'payment_intent.payment_failed'],
  charge: ['charge.updated'],
  refundedCharge: ['charge.refunded'],
  refund: ['refund.created', 'refund.updated', 'refund.failed'],
  dispute: [
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
  ],
  warning: ['radar.early_fraud_warning.created'],
  transfer: ['transfer.reversed'],
  account: ['account.updated'],
  subscription: [
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'customer.subscription.paused',
    'customer.subscription.resumed',
    'customer.subscription.trial_will_end',
  ],
  customer: ['customer.updated'],
  invoice: ['invoice.paid', 'invoice.payment_failed', 'invoice.payment_action_required'],
} as const;

let world:
  | Pick<MoneyWorld, 'stripe' | 'deliver' | 'clock' | 'logged' | 'discrepancies' | 'close'>
  | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

/**
 * Delivers every event type about these objects, each twice, although nothing has changed at the provider. Expects
 * that each is accepted and changes nothing.
 */
async function expectNoEffect(
  objects: Partial<Record<keyof typeof typesAbout, object | undefined>>,
  read: () => Promise<unknown>,
): Promise<void> {
  if (!world) throw new Error('There is no world.');
  const { discrepancies, logged } = world;
  const { eventAbout, deliverEvent } = makeDelivering(world);
  const snapshot = async () => ({ stored: await read(), discrepancies: await discrepancies() });
  const before = await snapshot();
  const from = logged.length;
  for (const [subject, types] of Object.entries(typesAbout)) {
    const object = objects[subject as keyof typeof typesAbout]; // its keys
    for (const type of object ? types : []) {
      const event = eventAbout(type, object ?? {});
      expect([await deliverEvent(event), await deliverEvent(event)], type).toEqual([200, 200]);
      expect(await snapshot(), type).toEqual(before);
    }
  }
  expect(logged.slice(from).filter(line => line.includes('event.parked'))).toEqual([]);
}

test('the event types about all objects are those that are handled', () => {
  expect(Object.values(typesAbout).flat().toSorted()).toEqual(webhookEventTypes.toSorted());
});

describe('each event about an order that is', () => {
  test.each(Object.entries(orderStates))(
    '%s is accepted and has no effect of its own',
    async (name, arrange) => {
      const paying = await createProjectWorld();
      world = paying;
      const id = await arrange(paying);
      const { donor, owner, projectId } = paying;
      expect(name).toMatch(new RegExp(`^${(await paying.orderOf(donor, id)).status}`));
      await expectNoEffect(await objectsOf(paying, id), async () => ({
        order: await paying.orderOf(donor, id),
        stats: await paying.statsOf(projectId),
        payouts: await paying.payoutsOf(owner),
      }));
    },
  );
});

describe('each event about a transfer whose payout is', () => {
  const sent = async (paid: PayoutWorld) => {
    await paid.eligiblePayout();
    await paid.onboard(paid.owner);
    await paid.jobs.transferPayouts();
  };
  const states: Partial<Record<PayoutState, (paid: PayoutWorld) => Promise<unknown>>> = {
    async processing(paid) {
      paid.provider.faults.next('POST /v1/transfers', 'lost', 2);
      await sent(paid);
    },
    completed: sent,
    async failed(paid) {
      await sent(paid);
      const [transfer] = await paid.transfers();
      await (await paid.stripe()).transfers.createReversal(transfer?.id ?? '');
      await paid.provider.deliveries.idle();
    },
  };

  test.each(Object.entries(states))(
    '%s is accepted and has no effect of its own',
    async (status, arrange) => {
      const paid = await createPayoutWorld();
      world = paid;
      await arrange(paid);
      expect((await paid.payoutsOf(paid.owner)).map(payout => payout.status)).toContain(status);
      const [transfer] = await paid.transfers();
      await expectNoEffect({ transfer }, () => paid.payoutsOf(paid.owner));
    },
  );
});

describe('an event about a payout account that is', () => {
  const states: Partial<Record<AccountState, (paid: PayoutWorld) => Promise<unknown>>> = {
    'action-required': ({ onboard, owner }) => onboard(owner, 'documentNeeded'),
    ready: ({ onboard, owner }) => onboard(owner),
    async rejected(paid) {
      await paid.onboard(paid.owner);
      await paid.atProvider('reject-account', { id: (await accountOf(paid)).accountId });
    },
  };
  const accountOf = async ({ table, owner }: PayoutWorld) => {
    const account = await table.get(payoutAccounts.key(owner));
    if (!account) throw new Error('The owner has no account.');
    const { checkedAt: _, ...stored } = account;
    return stored;
  };

  test.each(Object.entries(states))(
    '%s is accepted and has no effect of its own',
    async (status, arrange) => {
      const paid = await createPayoutWorld();
      world = paid;
      await arrange(paid);
      const { accountId, ...stored } = await accountOf(paid);
      expect(stored).toMatchObject({ status });
      const account = await (await paid.stripe()).accounts.retrieve(accountId);
      await expectNoEffect({ account }, () => accountOf(paid));
    },
  );
});

describe('each event about a subscription that is', () => {
  const states: Record<
    (typeof subscriptionStates)[number],
    (plans: PlanWorld, by: UserID) => Promise<unknown>
  > = {
    trial: (plans, by) => plans.begin(by),
    async active(plans, by) {
      await plans.begin(by);
      await plans.pass({ days: 15 });
    },
    async 'past-due'(plans, by) {
      await plans.begin(by, {}, failsOnRenewal);
      await plans.pass({ days: 16 });
    },
    async cancelled(plans, by) {
      await plans.begin(by);
      await plans.cancelPlan(by);
    },
    async ended(plans, by) {
      await plans.begin(by);
      await (await plans.stripe()).subscriptions.cancel(await plans.idOf(by));
      await plans.provider.deliveries.idle();
    },
  };

  test.each(subscriptionStates)('%s is accepted and has no effect of its own', async status => {
    const plans = await createPlanWorld();
    world = plans;
    const by = await plans.person();
    await states[status](plans, by);
    expect(await plans.mine(by)).toMatchObject({ status });

    const stripe = await plans.stripe();
    const [subscription] = (await stripe.subscriptions.list({ status: 'all' })).data;
    const [customer] = (await stripe.customers.list({ limit: 1 })).data;
    const [invoice] = (await stripe.invoices.list({ limit: 1 })).data;
    await expectNoEffect({ subscription, customer, invoice }, async () => ({
      mine: await plans.mine(by),
      plan: await plans.planOf(by),
      payments: await plans.paymentsOf(by),
      mails: await plans.subjects(),
    }));
  });
});

describe('an event that is not handled', () => {
  test.each(Object.entries(unhandledEvents))(
    '%s is ignored or parked as its entry says',
    async (type, entry) => {
      world = await createProjectWorld();
      const { eventAbout, deliverEvent } = makeDelivering(world);
      expect(await deliverEvent(eventAbout(type, {}))).toBe(200);
      const parked = world.logged.filter(line => line.includes('event.parked'));
      expect(parked).toEqual('parked' in entry ? [expect.stringContaining(entry.parked)] : []);
    },
  );
});
