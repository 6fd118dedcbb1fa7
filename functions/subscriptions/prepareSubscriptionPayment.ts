import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { PaymentID } from '#shared/ids.ts';
import { planOffers, subscriptionSettings as settings } from '#shared/plans.ts';
import { hour } from '#shared/time.ts';
import { paidPlanById } from './plan.ts';
import { isRunning, subscriptions } from './subscription.store.ts';
import { type StoredOrder, subscriptionOrders, toOrder } from './subscriptionOrder.store.ts';
import { addressHashes, hasUsedTrial } from './usedTrial.store.ts';

/** Each stores an order. */
const attempts = limit('prepareSubscriptionPayment', 60, 'hour');

/** Creates an order for a plan. A person's first subscription begins with a trial. */
export const prepareSubscriptionPayment = operation(contracts.prepareSubscriptionPayment, {
  uses: [addressHashes],
  load: ({ callerId }) => ({ record: subscriptions.key(callerId) }),
  async run(
    {
      body: { planTypeId: id, interval, currency },
      caller: { UserID, email },
      request: { language },
      loaded: { record },
    },
    deps,
  ) {
    const { table, now, newId } = deps;
    const planTypeId = paidPlanById(id);
    if (!planTypeId) return refuse('PLAN_NOT_FOUND');
    if (isRunning(record?.current)) return refuse('ALREADY_SUBSCRIBED');
    const tooMany = await enforceLimit(deps, attempts, UserID);
    if (tooMany) return tooMany;

    const { price, trialDays: days } = planOffers[planTypeId];
    const trialDays = (await hasUsedTrial(deps, { record, email })) ? 0 : days;
    const total = price[interval];
    const order: StoredOrder = {
      PaymentID: PaymentID.parse(newId()),
      UserID,
      planTypeId,
      interval,
      currency,
      total,
      dueNow: trialDays > 0 ? 0 : total,
      trialDays,
      status: 'pending',
      createdAt: now(),
      expiresAt: new Date(Date.parse(now()) + settings.orderExpiryHours * hour).toISOString(),
      language,
    };
    const refused = await table.transact(Step.create(subscriptionOrders.key(order.PaymentID), order));
    return refused ?? toOrder(order, now());
  },
});
