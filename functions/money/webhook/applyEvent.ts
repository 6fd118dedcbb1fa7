import type { Stripe } from 'stripe';
import { PaymentID } from '#shared/ids.ts';
import { applyAccount } from '../accounts/applyAccount.ts';
import { captures } from '../captures/capture.store.ts';
import { applyDispute } from '../disputes/applyDispute.ts';
import type { ExtraSteps } from '../orders/orderSteps.ts';
import { syncOrderWithProvider } from '../orders/syncOrderWithProvider.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { applyRefunds } from '../refunds/applyRefunds.ts';
import { markProcessed, processedEvents } from './processedEvent.store.ts';

/** The kinds of events that mean something here; the cloud's guide names them for the webhook. */
export const webhookEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'account.updated',
] as const satisfies readonly Stripe.Event['type'][];

/**
 * Lets an event of the provider have its effect, once, whenever it comes. An event only says that something has
 * changed: what is true now is asked, so that late and disordered ones do no harm.
 */
export async function applyEvent(deps: PaymentDeps, event: Stripe.Event): Promise<void> {
  const { table } = deps;
  if (!webhookEventTypes.some(type => type === event.type)) return;
  if (await table.get(processedEvents.key(event.id))) return;

  const mark = markProcessed(event);
  await follow(deps, event, [mark]);
  await table.write(mark); // refused where the effect has brought it along
}

async function follow(deps: PaymentDeps, event: Stripe.Event, extraSteps: ExtraSteps): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { id, metadata } = event.data.object;
      const order = PaymentID.safeParse(metadata?.['PaymentID']);
      if (order.success)
        await syncOrderWithProvider(deps, { PaymentID: order.data, sessionId: id }, extraSteps);
      return;
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed': {
      const order = PaymentID.safeParse(event.data.object.metadata['PaymentID']);
      if (order.success) await syncOrderWithProvider(deps, { PaymentID: order.data }, extraSteps);
      return;
    }
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const intentId = idOf(event.data.object.payment_intent);
      if (intentId && (await isKnown(deps, intentId))) await applyRefunds(deps, intentId, extraSteps);
      return;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const intentId = idOf(event.data.object.payment_intent);
      if (intentId && (await isKnown(deps, intentId)))
        await applyDispute(deps, event.data.object.id, extraSteps);
      return;
    }
    case 'account.updated':
      await applyAccount(deps, event.data.object, extraSteps);
      return;
    default: // none that is followed
  }
}

/** Whether a payment is one of ours and has arrived here; one whose own events are late is settled first. */
async function isKnown(deps: PaymentDeps, intentId: string): Promise<boolean> {
  const { table, payments } = deps;
  if (await table.get(captures.key(intentId))) return true;

  const intent = await (await payments.stripe()).paymentIntents.retrieve(intentId);
  const order = PaymentID.safeParse(intent.metadata['PaymentID']);
  if (!order.success) return false;
  await syncOrderWithProvider(deps, { PaymentID: order.data });
  if (await table.get(captures.key(intentId))) return true;
  throw new Error(`What happened to ${intentId} came before its payment; it has to come again.`);
}

const idOf = (value: string | { id: string } | null): string | undefined =>
  typeof value === 'string' ? value : value?.id;
