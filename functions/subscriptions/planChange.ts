import type { Stripe } from 'stripe';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { isoFromUnix } from '#functions/provider/unixTime.ts';
import type { PlanChange } from '#shared/entities/subscription.ts';
import { type BillingInterval, type PlanTypeId, planOffers } from '#shared/plans.ts';
import { second } from '#shared/time.ts';
import { ensureProduct } from './ensureProduct.ts';
import { paidPlanById, productOf } from './plan.ts';
import type { ProviderSubscription } from './subscription.store.ts';

interface Wanted {
  planTypeId: PlanTypeId;
  interval: BillingInterval;
}

/** The plan that a subscription changes to. */
export function requireOtherPlan(
  current: ProviderSubscription,
  { planTypeId: id, interval }: { planTypeId: string; interval: BillingInterval },
): Wanted | Refusal<'PLAN_NOT_FOUND' | 'SAME_PLAN'> {
  const planTypeId = paidPlanById(id);
  if (!planTypeId) return refuse('PLAN_NOT_FOUND');
  if (planTypeId === current.planTypeId && interval === current.interval) return refuse('SAME_PLAN');
  return { planTypeId, interval };
}

/** The provider's parameters of a change: its cost is invoiced immediately, and credits go to later invoices. */
export const changeParams = (
  { itemId, currency }: ProviderSubscription,
  { planTypeId, interval }: Wanted,
  previewedAt: string,
) =>
  ({
    items: [
      {
        id: itemId,
        price_data: {
          currency: currency.toLowerCase(),
          product: productOf(planTypeId),
          recurring: { interval },
          unit_amount: planOffers[planTypeId].price[interval],
        },
      },
    ],
    proration_behavior: 'always_invoice',
    proration_date: Math.floor(Date.parse(previewedAt) / second),
  }) satisfies Stripe.SubscriptionUpdateParams;

/** Asks the provider what a change costs if it is prorated at a time. */
export async function previewChange(
  stripe: Stripe,
  current: ProviderSubscription,
  wanted: Wanted,
  previewedAt: string,
): Promise<PlanChange> {
  await ensureProduct(stripe, wanted.planTypeId);
  const { total, amount_due, lines } = await stripe.invoices.createPreview({
    subscription: current.subscriptionId,
    subscription_details: changeParams(current, wanted, previewedAt),
  });
  const periods = lines.data
    .filter(({ parent }) => !parent?.subscription_item_details?.proration)
    .map(({ period }) => isoFromUnix(period.end));

  return {
    ...wanted,
    currency: current.currency,
    price: planOffers[wanted.planTypeId].price[wanted.interval],
    dueNow: Math.max(0, amount_due),
    credit: Math.max(0, -total),
    renewsAt: periods.toSorted().at(-1) ?? current.periodEnd,
    previewedAt,
  };
}
