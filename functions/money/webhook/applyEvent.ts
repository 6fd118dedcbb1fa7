import type { Stripe } from 'stripe';
import { outbox } from '#functions/platform/outbox.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { apiVersion } from '#functions/provider/payments.ts';
import { refreshPayment } from '#functions/subscriptions/recordPayment.ts';
import { subscriptionWebhooks, syncOfCheckout } from '#functions/subscriptions/subscriptionWebhooks.ts';
import { PaymentID } from '#shared/ids.ts';
import { captures } from '../captures/capture.store.ts';
import { moneyEvents } from '../money.events.ts';
import { orders } from '../orders/order.store.ts';
import type { ExtraSteps } from '../orders/orderSteps.ts';
import { applyAccount } from '../sync/applyAccount.ts';
import { applyTransferReversal } from '../sync/applyTransferReversal.ts';
import { syncCapture } from '../sync/syncCapture.ts';
import { syncOrderWithProvider } from '../sync/syncOrderWithProvider.ts';
import { markProcessed, processedEvents } from './processedEvent.store.ts';
import { isTooOld, park, parkOrIgnore } from './unhandledEvents.ts';

type EventType = Stripe.Event['type'];
type EventOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>;
type Handler<Event> = (event: Event, deps: PaymentDeps, extraSteps: ExtraSteps) => Promise<void>;

const handlers = {
  'checkout.session.completed': syncSessionOrder,
  'checkout.session.async_payment_succeeded': syncSessionOrder,
  'checkout.session.async_payment_failed': syncSessionOrder,
  'checkout.session.expired': syncSessionOrder,
  'payment_intent.succeeded': syncIntentOrder,
  'payment_intent.processing': syncIntentOrder,
  'payment_intent.payment_failed': syncIntentOrder,
  'charge.updated': syncCharge,
  'charge.refunded': syncPayment,
  'refund.created': syncPayment,
  'refund.updated': syncPayment,
  'refund.failed': syncPayment,
  'charge.dispute.created': syncPayment,
  'charge.dispute.updated': syncPayment,
  'charge.dispute.funds_withdrawn': syncPayment,
  'charge.dispute.funds_reinstated': syncPayment,
  'charge.dispute.closed': syncPayment,
  'radar.early_fraud_warning.created': reportFraudWarning,
  'transfer.reversed': (event, deps) => applyTransferReversal(deps, event.data.object.id),
  'account.updated': (event, deps, extraSteps) => applyAccount(deps, event.data.object, extraSteps),
  ...subscriptionWebhooks,
} satisfies { [Type in EventType]?: Handler<EventOf<Type>> };

/** Event types with a handler. The deployment guide lists them for the webhook. */
export const webhookEventTypes = Object.keys(handlers) as (keyof typeof handlers)[]; // an object literal has no other keys

/**
 * Applies an event of the provider, once. An event only says that something has changed: the handlers ask the
 * provider for the current state with the API version of this code, so late and disordered events, and events of
 * another version, do no harm. Another version is logged as an error. Types without a handler, and events older than
 * the record of processed events, are parked for a person or ignored for a stated reason.
 */
export async function applyEvent(deps: PaymentDeps, event: Stripe.Event): Promise<void> {
  const { table, now, log } = deps;
  const handle = handlerOf(event.type);
  if (!handle || isTooOld(event, now())) return await parkOrIgnore(deps, event);
  if (await table.get(processedEvents.key(event.id))) return;
  if (event.api_version !== apiVersion)
    log.error('event.version_mismatched', { event: event.id, type: event.type, version: event.api_version });

  const mark = markProcessed(event);
  await handle(event, deps, [mark]);
  await table.write(mark); // refused if the handler has already written it with its own changes
}

function handlerOf(type: EventType): Handler<Stripe.Event> | undefined {
  const known = webhookEventTypes.find(handled => handled === type);
  return known && (handlers[known] as Handler<Stripe.Event>); // takes the events of its key, which is the event's type
}

interface About<Subject> {
  data: { object: Subject };
}

async function syncSessionOrder(
  { data: { object: session } }: About<Stripe.Checkout.Session>,
  deps: PaymentDeps,
  extraSteps: ExtraSteps,
): Promise<void> {
  if (session.mode === 'subscription') return await syncOfCheckout(session, deps);
  const order = PaymentID.safeParse(session.metadata?.['PaymentID']);
  if (order.success)
    await syncOrderWithProvider(deps, { PaymentID: order.data, sessionId: session.id }, extraSteps);
}

async function syncIntentOrder(
  { data: { object: intent } }: About<Stripe.PaymentIntent>,
  deps: PaymentDeps,
  extraSteps: ExtraSteps,
): Promise<void> {
  const order = PaymentID.safeParse(intent.metadata['PaymentID']);
  if (order.success) await syncOrderOfIntent(deps, intent.id, order.data, extraSteps);
}

/**
 * Syncs an order by the checkout session of a payment, which may be an older session than the order's latest one: its
 * payment page may have been paid nevertheless.
 */
async function syncOrderOfIntent(
  deps: PaymentDeps,
  intentId: string,
  order: PaymentID,
  extraSteps: ExtraSteps = [],
): Promise<void> {
  const stripe = await deps.payments.stripe();
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
  await syncOrderWithProvider(deps, { PaymentID: order, sessionId: data[0]?.id }, extraSteps);
}

/** A charge reaches the balance, and its fee becomes known, some time after its payment. */
async function syncCharge(
  { data: { object: charge } }: About<Stripe.Charge>,
  deps: PaymentDeps,
): Promise<void> {
  const intentId = idOf(charge.payment_intent);
  if (intentId && (await refreshPayment(deps, intentId))) return;
  if (intentId && charge.status === 'succeeded' && (await isKnown(deps, intentId)))
    await syncCapture(deps, intentId, { withRefunds: false });
}

// The event is marked as processed only afterwards, so that its redelivery completes an interrupted attempt.
async function syncPayment(
  { data: { object: changed } }: About<Stripe.Charge | Stripe.Refund | Stripe.Dispute>,
  deps: PaymentDeps,
): Promise<void> {
  const intentId = idOf(changed.payment_intent);
  if (intentId && (await refreshPayment(deps, intentId))) return;
  if (intentId && (await isKnown(deps, intentId))) await syncCapture(deps, intentId);
}

/**
 * Tells administrators of a payment that its card's issuer reports as fraudulent, unless it has been refunded or disputed
 * in full already. A warning about a plan is parked: there is no order to refund here.
 */
async function reportFraudWarning(
  event: Stripe.RadarEarlyFraudWarningCreatedEvent,
  deps: PaymentDeps,
): Promise<void> {
  const { id, payment_intent, actionable } = event.data.object;
  if (!actionable) return;
  const intentId = idOf(payment_intent ?? null);
  const isOrder = intentId !== undefined && (await isKnown(deps, intentId));
  const capture = isOrder ? await deps.table.get(captures.key(intentId)) : undefined;
  const order = capture && (await deps.table.get(orders.key(capture.PaymentID)));
  if (!capture || !order) return await park(deps, event, 'a refund now may prevent a dispute');

  const { PaymentID: payment, project, payerId, currency } = order;
  const payload = {
    PaymentID: payment,
    ProjectID: project.ProjectID,
    payerId,
    amount: capture.amount,
    currency,
  };
  await deps.table.write(outbox.publish(deps, moneyEvents.fraudWarned, payload, `fraud-warning-${id}`));
}

/** Whether a payment belongs to an order here. A payment whose own events are late is applied first. */
async function isKnown(deps: PaymentDeps, intentId: string): Promise<boolean> {
  const { table, payments } = deps;
  if (await table.get(captures.key(intentId))) return true;

  const intent = await (await payments.stripe()).paymentIntents.retrieve(intentId);
  const order = PaymentID.safeParse(intent.metadata['PaymentID']);
  if (!order.success) return false;
  await syncOrderOfIntent(deps, intentId, order.data);
  if (await table.get(captures.key(intentId))) return true;
  throw new Error(`Payment ${intentId} has not been captured yet; its event must be redelivered.`);
}

const idOf = (value: string | { id: string } | null): string | undefined =>
  typeof value === 'string' ? value : value?.id;
