import type { Stripe } from 'stripe';
import { day, second } from '#shared/time.ts';
import type { SimulatorContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { IntentRecord, SubscriptionRecord } from '../records.ts';
import { collect, markPaid } from './invoicePayment.ts';
import { addInvoice } from './invoices.ts';
import { periodAfter } from './periods.ts';

interface NewSubscription {
  customer: string;
  prices: { price: Stripe.Price; quantity: number }[];
  metadata: Record<string, string>;
  description: string | null;
  trialDays: number;
  method: string;
  /** The payment that has already paid for the first period. */
  paidWith?: IntentRecord | undefined;
}

/** Creates a subscription, with a trial or with its first invoice. */
export function subscribe(context: SimulatorContext, wanted: NewSubscription): SubscriptionRecord {
  const { store, now, emit } = context;
  const id = newId('sub');
  const recurring = wanted.prices[0]?.price.recurring;
  const trialEnd = wanted.trialDays > 0 ? now() + (wanted.trialDays * day) / second : null;
  const interval = { interval: recurring?.interval ?? 'month', count: recurring?.interval_count ?? 1 };
  const period = { start: now(), end: trialEnd ?? periodAfter(now(), interval) };
  const subscription = store.subscriptions.insert({
    ...blankSubscription,
    id,
    billing_cycle_anchor: trialEnd ?? now(),
    created: now(),
    currency: wanted.prices[0]?.price.currency ?? 'gbp',
    customer: wanted.customer,
    default_payment_method: wanted.method,
    description: wanted.description,
    items: {
      object: 'list',
      data: wanted.prices.map(one =>
        itemOf(id, one.price, { quantity: one.quantity, now: now(), ...period }),
      ),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: wanted.metadata,
    start_date: now(),
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
    trial_start: trialEnd ? now() : null,
  });
  store.billing.insert({ id, trialNoticeSent: false, failures: 0, retryAt: null, carried: 0 });
  emit('customer.subscription.created', subscription);

  const amount = wanted.prices.reduce((sum, one) => sum + (one.price.unit_amount ?? 0) * one.quantity, 0);
  const line = trialEnd
    ? { amount: 0, description: 'Trial period' }
    : { amount, description: 'Subscription' };
  const invoice = addInvoice(context, subscription, { reason: 'subscription_create', lines: [line] });
  const after =
    wanted.paidWith || trialEnd
      ? markPaid(context, invoice, wanted.paidWith)
      : collect(context, invoice, wanted.method);
  return store.subscriptions.update(id, after.status === 'paid' ? {} : { status: 'incomplete' });
}

/** An item of a subscription. */
export function itemOf(
  subscription: string,
  price: Stripe.Price,
  { quantity, now, start, end }: { quantity: number; now: number; start: number; end: number },
): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: true,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

const blankSubscription = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: ['card'],
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: 'unchanged', missing_payment_method: 'create_invoice' },
  },
} satisfies Partial<SubscriptionRecord>;
