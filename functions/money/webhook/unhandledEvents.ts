import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { second } from '#shared/time.ts';
import { keptSeconds, markProcessed } from './processedEvent.store.ts';

type EventType = Stripe.Event['type'];

/**
 * Event types that are not applied, and why. `ignored` ones change nothing that is booked here, or another event says
 * the same; `parked` ones need a person. A type that is neither handled nor listed here is parked too.
 */
export const unhandledEvents = {
  'charge.succeeded': { ignored: 'payment_intent.succeeded follows' },
  'charge.pending': { ignored: 'payment_intent.processing follows' },
  'charge.failed': { ignored: 'payment_intent.payment_failed follows' },
  'charge.captured': { ignored: 'payments are captured when they are made' },
  'charge.refund.updated': { ignored: 'refund.updated says the same' },
  'payment_intent.created': { ignored: 'nothing has been paid' },
  'payment_intent.requires_action': { ignored: 'nothing has been paid' },
  'payment_intent.canceled': { ignored: 'checkout.session.expired follows' },
  'transfer.created': { ignored: 'the response to the transfer is booked' },
  'transfer.updated': { ignored: 'only its description or metadata has changed' },
  'payout.created': { ignored: 'the reconciliation books withdrawals' },
  'payout.updated': { ignored: 'the reconciliation books withdrawals' },
  'payout.paid': { ignored: 'the reconciliation books withdrawals' },
  'payout.canceled': { ignored: 'the reconciliation books withdrawals' },
  'payout.reconciliation_completed': { ignored: 'the reconciliation books withdrawals' },
  'topup.created': { ignored: 'the reconciliation books top-ups' },
  'topup.succeeded': { ignored: 'the reconciliation books top-ups' },
  'balance.available': { ignored: 'transfers do not wait for it' },
  'product.created': { ignored: 'products are made here' },
  'product.updated': { ignored: 'plans are read from the id of their product' },
  'price.created': { ignored: 'prices are made here' },
  'plan.created': { ignored: 'price.created says the same' },
  'billing_portal.configuration.created': { ignored: 'the portal is configured here' },
  'billing_portal.session.created': { ignored: 'sessions of the portal are made here' },
  'payment_method.attached': { ignored: 'the payment or subscription has events of its own' },
  'payment_method.detached': { ignored: 'customer.updated follows' },
  'payment_method.updated': { ignored: 'customer.updated follows' },
  'payment_method.automatically_updated': { ignored: 'the card is asked for when it is shown' },
  'setup_intent.created': { ignored: 'nothing has been set up' },
  'setup_intent.requires_action': { ignored: 'nothing has been set up' },
  'setup_intent.setup_failed': { ignored: 'nothing has been set up' },
  'setup_intent.canceled': { ignored: 'nothing has been set up' },
  'setup_intent.succeeded': { ignored: 'checkout.session.completed or customer.updated follows' },
  'customer.created': { ignored: 'customers are made here' },
  'customer.deleted': { ignored: 'its subscriptions have events of their own' },
  'invoice.created': { ignored: 'nothing has been paid' },
  'invoice.finalized': { ignored: 'nothing has been paid' },
  'invoice.voided': { ignored: 'it is voided here, when its subscription ends' },
  'invoice.updated': { ignored: 'its payment has events of its own' },
  'invoice.upcoming': { ignored: 'nothing has been paid' },
  'invoice.payment_succeeded': { ignored: 'invoice.paid says the same' },
  'invoice_payment.paid': { ignored: 'invoice.paid says the same' },
  'invoiceitem.created': { ignored: 'its invoice has events of its own' },
  'invoice.finalization_failed': { parked: 'a renewal cannot be invoiced' },
  'payout.failed': { parked: 'the bank rejected a withdrawal of the platform' },
  'topup.failed': { parked: 'the bank rejected a top-up' },
  'review.opened': { parked: 'Stripe asks for a review of a payment' },
  'account.application.deauthorized': { parked: 'a recipient disconnected their payout account' },
} as const satisfies { [Type in EventType]?: { ignored: string } | { parked: string } };

/** Events that wait for a person. */
const parkedEvents = entity({
  name: 'parkedEvent',
  schema: z.object({ id: z.string(), type: z.string(), reason: z.string(), created: z.int() }),
  key: (id: string) => ({ pk: 'parkedEvents', sk: id }),
});

/** Returns the reason why an event cannot be applied; undefined if its type is deliberately ignored. */
function reasonToPark(event: Stripe.Event, now: string): string | undefined {
  if (isTooOld(event, now)) return 'it is older than the record of processed events';
  if (event.account && event.type.startsWith('payout.')) return undefined; // by a recipient's bank; account.updated follows
  const known = Object.entries(unhandledEvents).find(([name]) => name === event.type)?.[1];
  if (!known) return 'its type is unknown';
  return 'parked' in known ? known.parked : undefined;
}

/** Parks an event for a person, or ignores it for a stated reason. */
export async function parkOrIgnore(deps: PaymentDeps, event: Stripe.Event): Promise<void> {
  const reason = reasonToPark(event, deps.now());
  if (reason) await park(deps, event, reason);
}

/** Parks an event for a person, which logs an error that an alarm matches. */
export async function park(
  { table, log }: PaymentDeps,
  { id, type, created }: { id: string; type: string; created: number },
  reason: string,
): Promise<void> {
  const refused = await table.transact(
    markProcessed({ id, type, created }),
    Step.put(parkedEvents.key(id), { id, type, reason, created }),
  );
  if (!refused) log.error('event.parked', { event: id, type, reason });
}

/** Whether an event is too old to know whether it has been applied. */
export const isTooOld = ({ created }: Stripe.Event, now: string): boolean =>
  created + keptSeconds < Date.parse(now) / second;
