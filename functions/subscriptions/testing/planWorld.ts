import { trialReminders } from '#functions/jobs/trialReminders.ts';
import { createMoneyWorld } from '#functions/money/testing/moneyWorld.ts';
import { cards } from '#functions/money/testing/paying.ts';
import { callers } from '#functions/platform/caller.ts';
import type { SubscriptionOrder } from '#shared/entities/subscription.ts';
import type { UserID } from '#shared/ids.ts';
import { SubscriptionId } from '#shared/ids.ts';
import { cancelSubscription } from '../cancelSubscription.ts';
import { changePlan } from '../changePlan.ts';
import { fetchSubscriptionOrderDetails as fetchOrder } from '../fetchSubscriptionOrderDetails.ts';
import { getMySubscription } from '../getMySubscription.ts';
import { listSubscriptionPayments as listPayments } from '../listSubscriptionPayments.ts';
import { openBillingPortal } from '../openBillingPortal.ts';
import { prepareSubscriptionPayment as prepare } from '../prepareSubscriptionPayment.ts';
import { previewPlanChange } from '../previewPlanChange.ts';
import { refreshSubscription } from '../refreshSubscription.ts';
import { resumeSubscription } from '../resumeSubscription.ts';
import { retrySubscriptionPayment as retryPayment } from '../retrySubscriptionPayment.ts';
import { subscribe } from '../subscribe.ts';

/** A card that pays once and is declined at renewals. */
export const failsOnRenewal = '4000 0000 0000 0341';

interface Choice {
  planTypeId?: string;
  interval?: 'month' | 'year';
}

/** A money world with the actions of subscribers. */
export async function createPlanWorld() {
  const world = await createMoneyWorld();
  const { provider } = world;

  const order = (by: UserID, { planTypeId = 'basic', interval = 'month' }: Choice = {}) =>
    world.call(prepare, { body: { planTypeId, interval, currency: 'GBP' } }, { as: by });

  /** Prepares an order. Throws if it is refused. */
  async function ordered(by: UserID, choice?: Choice): Promise<SubscriptionOrder> {
    const { data, code } = await order(by, choice);
    if (!data) throw new Error(`Order refused: ${code}`);
    return data;
  }

  const checkout = (by: UserID, { PaymentID, total, dueNow, currency }: SubscriptionOrder) =>
    world.call(subscribe, { body: { PaymentID, total, dueNow, currency } }, { as: by });

  /** Subscribes and waits for the webhooks, unless a test holds or drops them. */
  async function begin(by: UserID, choice?: Choice, card = cards.good): Promise<SubscriptionOrder> {
    const placed = await ordered(by, choice);
    const { data, code } = await checkout(by, placed);
    if (!data) throw new Error(`Subscription refused: ${code}`);
    await world.pay(data.url, card);
    await provider.deliveries.idle();
    return placed;
  }

  /** The subscription as its person sees it. */
  async function mine(by: UserID) {
    const { data, code } = await world.call(getMySubscription, {}, { as: by });
    if (!data) throw new Error(`Subscription refused: ${code}`);
    return { ...data.subscription, trialAvailable: data.trialAvailable };
  }

  const idOf = async (by: UserID) => (await mine(by)).subscriptionId;
  const named = async (by: UserID) => ({ subscriptionId: SubscriptionId.parse(await idOf(by)) });

  return {
    ...world,
    order,
    ordered,
    checkout,
    begin,
    mine,
    idOf,
    named,

    orderDetails: (by: UserID, { PaymentID }: Pick<SubscriptionOrder, 'PaymentID'>) =>
      world.call(fetchOrder, { body: { PaymentID } }, { as: by }),

    cancelPlan: async (by: UserID) => world.call(cancelSubscription, await named(by), { as: by }),
    resume: async (by: UserID) => world.call(resumeSubscription, await named(by), { as: by }),
    refresh: async (by: UserID) => world.call(refreshSubscription, await named(by), { as: by }),
    retry: async (by: UserID) => world.call(retryPayment, await named(by), { as: by }),
    preview: async (by: UserID, planTypeId: string, interval: 'month' | 'year' = 'month') =>
      world.call(previewPlanChange, { ...(await named(by)), body: { planTypeId, interval } }, { as: by }),

    /** Changes the plan at the previewed amount. */
    async change(by: UserID, planTypeId: string, interval: 'month' | 'year' = 'month') {
      const named = { subscriptionId: await idOf(by) };
      const body = { planTypeId, interval };
      const { data } = await world.call(previewPlanChange, { ...named, body }, { as: by });
      if (!data) throw new Error('Preview refused');
      const { dueNow, previewedAt } = data;
      return await world.call(changePlan, { ...named, body: { ...body, dueNow, previewedAt } }, { as: by });
    },

    /** Changes the card on the provider's page. Returns the address to which it leads back. */
    async changeCard(by: UserID, number: string = cards.good, language_code = 'en'): Promise<string> {
      const request = { ...(await named(by)), body: { language_code } };
      const { data, code } = await world.callWith(openBillingPortal, request, { as: by });
      if (!data) throw new Error(`Portal refused: ${code}`);
      const form = { number, expiry: '12 / 34', cvc: '123', name: 'Ada Stone' };
      const left = await fetch(Object(data).url, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
      await left.arrayBuffer();
      await provider.deliveries.idle();
      return left.headers.get('location') ?? '';
    },

    /** The plan in the person's record, which limits and commissions read. */
    planOf: async (by: UserID) => (await world.table.get(callers.key(by)))?.planTypeId,

    async paymentsOf(by: UserID) {
      const { data } = await world.call(listPayments, { query: { limit: 100 } }, { as: by });
      return data?.items ?? [];
    },

    /** Subjects of the emails so far, oldest first. */
    async subjects(): Promise<string[]> {
      await world.runStream();
      return world.mails.map(({ subject }) => subject);
    },

    remindOfTrials: () => trialReminders.withDeps(world.deps)({}),
  };
}

export type PlanWorld = Awaited<ReturnType<typeof createPlanWorld>>;
