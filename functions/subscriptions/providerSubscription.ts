import type { Stripe } from 'stripe';
import { isoFromUnix } from '#functions/provider/unixTime.ts';
import { SubscriptionId, UserID } from '#shared/ids.ts';
import type { SubscriptionState } from '#shared/lifecycle.ts';
import { billingIntervals } from '#shared/plans.ts';
import { currencies } from '#shared/settings.ts';
import { planOfProduct } from './plan.ts';
import type { ProviderSubscription } from './subscription.store.ts';

/** A subscription with everything that `describe` reads. */
export const expansions = ['latest_invoice', 'default_payment_method', 'customer'];

/** The id of an object that may be expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;

/** The person whom a subscription belongs to; undefined for subscriptions that the product did not begin. */
export const subscriberOf = ({ metadata }: Pick<Stripe.Subscription, 'metadata'>): UserID | undefined =>
  UserID.safeParse(metadata['UserID']).data;

/** The state of a subscription for its person. `unpaid` and `paused` ones no longer have a plan. */
function stateOf({ status, cancel_at_period_end, cancel_at }: Stripe.Subscription): SubscriptionState {
  if (status === 'past_due') return 'past-due';
  if (status !== 'trialing' && status !== 'active') return 'ended';
  if (cancel_at_period_end || cancel_at !== null) return 'cancelled';
  return status === 'trialing' ? 'trial' : 'active';
}

declare const asked: unique symbol;

/**
 * A subscription as the provider has just returned it. `providerChanges.ts`, which has all calls that change or end a
 * subscription, accepts no other, because the stored state may be outdated.
 */
export type FreshSubscription = ProviderSubscription & { readonly [asked]: true };

/** Translates a subscription of the provider, retrieved with `expansions`. Throws if it is not for one of the plans. */
export function describe(subscription: Stripe.Subscription): FreshSubscription {
  const { id, items, customer, cancel_at_period_end, cancel_at, trial_end } = subscription;
  const [item] = items.data;
  const plan = item && planOfProduct(idOf(item.price.product) ?? '');
  const interval = billingIntervals.find(known => known === item?.price.recurring?.interval);
  const currency = currencies.find(known => known === subscription.currency.toUpperCase());
  if (!item || !plan || !interval || !currency) throw new Error(`Subscription ${id} is not for a plan`);

  const status = stateOf(subscription);
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const nextAttempt = invoice?.next_payment_attempt;
  const card = cardOf(subscription);
  const credit = creditOf(customer);
  const described: ProviderSubscription = {
    subscriptionId: SubscriptionId.parse(id),
    customerId: idOf(customer) ?? '',
    itemId: item.id,
    planTypeId: plan,
    interval,
    currency,
    status,
    autoRenewal: status !== 'ended' && !cancel_at_period_end && cancel_at === null,
    price: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    startDate: isoFromUnix(subscription.start_date),
    periodEnd: isoFromUnix(item.current_period_end),
    ...(trial_end && { trialEnd: isoFromUnix(trial_end) }),
    ...(status === 'past-due' &&
      invoice?.id && {
        unpaidInvoice: {
          invoiceId: invoice.id,
          attempts: invoice.attempt_count,
          amount: invoice.amount_remaining,
        },
      }),
    ...(status === 'past-due' && nextAttempt && { nextAttemptAt: isoFromUnix(nextAttempt) }),
    ...(credit > 0 && { credit }),
    ...(card && { card }),
  };
  return described as FreshSubscription; // the provider's answer
}

/** Credit that the provider will deduct from the next invoices, in minor units. */
const creditOf = (customer: Stripe.Subscription['customer']): number =>
  typeof customer === 'string' || customer.deleted ? 0 : Math.max(0, -customer.balance);

function cardOf({ default_payment_method: method }: Stripe.Subscription): ProviderSubscription['card'] {
  if (!method || typeof method === 'string' || !method.card) return undefined;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { brand, last4, expMonth: exp_month, expYear: exp_year };
}
