import { day, second } from '#shared/time.ts';
import type { DueEvent, SimulatorContext } from '../context.ts';
import { idOf } from '../ids.ts';
import type { InvoiceRecord, SubscriptionRecord } from '../records.ts';
import { collect } from './invoicePayment.ts';
import { addInvoice } from './invoices.ts';
import { periodAfter, periodOf, priceOfPeriod } from './periods.ts';

/** Stripe announces the end of a trial three days before. */
const trialNoticeSeconds = (3 * day) / second;
/** Delay after each failed attempt. After the last one the subscription ends. */
const retryAfterSeconds = [3 * day, 5 * day, 7 * day].map(delay => delay / second);

/** Scheduled changes of subscriptions: trial notices, renewals and retries. */
export function dueRenewals(context: SimulatorContext): DueEvent[] {
  return context.store.subscriptions
    .all()
    .filter(subscription => ['trialing', 'active', 'past_due'].includes(subscription.status))
    .flatMap(subscription => waitingFor(context, subscription));
}

function waitingFor(context: SimulatorContext, subscription: SubscriptionRecord): DueEvent[] {
  const billing = context.store.billing.get(subscription.id);
  if (!billing) return [];
  if (subscription.status === 'past_due') {
    return billing.retryAt === null ? [] : [{ at: billing.retryAt, run: () => retry(context, subscription) }];
  }

  const { end } = periodOf(subscription);
  const renewal = { at: end, run: () => renew(context, subscription) };
  if (subscription.status !== 'trialing' || billing.trialNoticeSent) return [renewal];

  const notice = {
    at: Math.max(subscription.created, end - trialNoticeSeconds),
    run() {
      context.store.billing.update(subscription.id, { trialNoticeSent: true });
      context.emit('customer.subscription.trial_will_end', subscription);
    },
  };
  return [notice, renewal];
}

/** Starts the next period and charges for it, or ends the subscription if it was cancelled at the period end. */
function renew(context: SimulatorContext, subscription: SubscriptionRecord): void {
  const { store, emit } = context;
  if (subscription.cancel_at_period_end) {
    endSubscription(context, subscription, 'cancellation_requested');
    return;
  }

  const { end: start, ...interval } = periodOf(subscription);
  const next = withPeriod(context, subscription, {
    start,
    end: periodAfter(start, interval, subscription.billing_cycle_anchor),
  });
  const renewed = store.subscriptions.update(subscription.id, { ...next, status: 'active' });
  emit('customer.subscription.updated', renewed, {
    previous: { status: subscription.status, items: subscription.items },
  });
  bill(context, renewed);
}

/** Charges for the current period, including the proration of earlier changes. */
export function bill(
  context: SimulatorContext,
  subscription: SubscriptionRecord,
  reason: 'subscription_cycle' | 'subscription_update' = 'subscription_cycle',
): void {
  const carried = context.store.billing.get(subscription.id)?.carried ?? 0;
  const full = priceOfPeriod(subscription);
  const lines = [
    { amount: full, description: 'Subscription' },
    ...(carried === 0 ? [] : [{ amount: carried, description: 'Change of plan', proration: true }]),
  ];
  carryOver(context, subscription, Math.min(0, full + carried));
  charge(context, subscription, addInvoice(context, subscription, { reason, lines }));
}

/** Keeps an amount for later invoices. The balance of the customer shows credits, which are negative. */
export function carryOver(
  { store }: SimulatorContext,
  subscription: SubscriptionRecord,
  carried: number,
): void {
  store.billing.update(subscription.id, { carried });
  store.customers.update(subscription.customer, { balance: Math.min(0, carried) });
}

/** Tries to collect an invoice and updates the subscription's status. */
export function charge(
  context: SimulatorContext,
  subscription: SubscriptionRecord,
  invoice: InvoiceRecord,
): InvoiceRecord {
  const { store, now, emit } = context;
  const billing = store.billing.get(subscription.id);
  const customer = store.customers.get(subscription.customer);
  const byCustomer = customer?.invoice_settings.default_payment_method;
  const method = subscription.default_payment_method ?? (byCustomer && idOf(byCustomer));
  const after = collect(context, invoice, method ?? '');
  if (after.status === 'paid') {
    store.billing.update(subscription.id, { failures: 0, retryAt: null });
    moveTo(context, subscription.id, 'active');
    return after;
  }

  const failures = billing?.failures ?? 0;
  const wait = retryAfterSeconds[failures];
  if (wait === undefined) {
    store.billing.update(subscription.id, { retryAt: null });
    const current = store.subscriptions.get(subscription.id);
    if (current) endSubscription(context, current, 'payment_failed');
    return store.invoices.update(invoice.id, { status: 'uncollectible', next_payment_attempt: null });
  }
  store.billing.update(subscription.id, { failures: failures + 1, retryAt: now() + wait });
  moveTo(context, subscription.id, 'past_due');
  const waiting = store.invoices.update(invoice.id, { next_payment_attempt: now() + wait });
  emit('invoice.updated', waiting);
  return waiting;
}

/** Ends a subscription now. */
export function endSubscription(
  { store, now, emit }: SimulatorContext,
  subscription: SubscriptionRecord,
  reason: 'cancellation_requested' | 'payment_failed',
): SubscriptionRecord {
  const ended = store.subscriptions.update(subscription.id, {
    canceled_at: subscription.canceled_at ?? now(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    ended_at: now(),
    status: 'canceled',
  });
  emit('customer.subscription.deleted', ended);
  return ended;
}

/** The subscription with its items in another period. */
export function withPeriod(
  { store }: SimulatorContext,
  { id }: SubscriptionRecord,
  { start, end }: { start: number; end: number },
) {
  const subscription = store.subscriptions.get(id);
  if (!subscription) throw new Error(`There is no subscription ${id}`);
  const data = subscription.items.data.map(item => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  return { ...subscription, items: { ...subscription.items, data } };
}

function retry(context: SimulatorContext, subscription: SubscriptionRecord): void {
  const invoice = context.store.invoices.get(subscription.latest_invoice ?? '');
  context.store.billing.update(subscription.id, { retryAt: null });
  if (invoice?.status === 'open') charge(context, subscription, invoice);
}

function moveTo({ store, emit }: SimulatorContext, id: string, status: 'active' | 'past_due'): void {
  const subscription = store.subscriptions.get(id);
  if (!subscription || subscription.status === status) return;
  const moved = store.subscriptions.update(id, { status });
  emit('customer.subscription.updated', moved, { previous: { status: subscription.status } });
}
