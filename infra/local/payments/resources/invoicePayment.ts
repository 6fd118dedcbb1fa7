import { authenticationRequired } from '../cards.ts';
import type { SimulatorContext } from '../context.ts';
import { invalid } from '../errors.ts';
import { newId } from '../ids.ts';
import type { IntentRecord, InvoiceRecord } from '../records.ts';
import { chargeIntent } from './charging.ts';
import { addIntent, methodFor } from './intents.ts';
import { invoiceOf } from './invoices.ts';

/** An unpaid invoice and the card to charge. Refuses a paid invoice. */
export function payable(
  context: SimulatorContext,
  id: string,
  method: string | undefined,
): { invoice: InvoiceRecord; method?: string } {
  const invoice = invoiceOf(context, id);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status === 'void') throw invalid('This invoice can no longer be paid.');
  return { invoice, ...(method && { method: methodFor(context, method) }) };
}

/** Charges the card for an open invoice. A decline leaves the invoice open and counts the attempt. */
export function collect(context: SimulatorContext, invoice: InvoiceRecord, methodId: string): InvoiceRecord {
  if (invoice.amount_due === 0) return markPaid(context, invoice, undefined);

  const intent = addIntent(context, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription',
  });
  const charged = chargeIntent(context, intent, methodId, { renewal: true });
  if (charged.status === 'succeeded') return markPaid(context, invoice, charged);

  const failed = context.store.invoices.update(invoice.id, {
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
  });
  context.emit('invoice.payment_failed', failed);
  if (charged.last_payment_error?.code === authenticationRequired.code)
    context.emit('invoice.payment_action_required', failed);
  return failed;
}

/** Marks an invoice as paid, by a payment if any amount was due. */
export function markPaid(
  { store, now, emit }: SimulatorContext,
  invoice: InvoiceRecord,
  intent: IntentRecord | undefined,
): InvoiceRecord {
  const paid = store.invoices.update(invoice.id, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + (intent ? 1 : 0),
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now() },
  });
  if (intent) {
    store.invoicePayments.insert({
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: invoice.amount_due,
      amount_requested: invoice.amount_due,
      created: now(),
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: intent.id, type: 'payment_intent' },
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now() },
    });
  }
  emit('invoice.paid', paid);
  emit('invoice.payment_succeeded', paid);
  return paid;
}
