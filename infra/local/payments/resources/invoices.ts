import type { SimulatorContext } from '../context.ts';
import { invalid, missing } from '../errors.ts';
import { idOf, newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { listing, params, text } from '../params.ts';
import type { InvoiceRecord, SubscriptionRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';
import { periodOf } from './periods.ts';

interface NewInvoice {
  /** Absent for a new id. */
  id?: string;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: { amount: number; description: string; proration?: boolean }[];
}

/** Creates an open invoice for a subscription. A negative total is invoiced as zero. */
export function addInvoice(
  context: SimulatorContext,
  subscription: SubscriptionRecord,
  wanted: NewInvoice,
): InvoiceRecord {
  const { store, emit } = context;
  const invoice = store.invoices.insert(invoiceFor(context, subscription, wanted));
  store.subscriptions.update(subscription.id, { latest_invoice: invoice.id });
  emit('invoice.created', invoice);
  emit('invoice.finalized', invoice);
  return invoice;
}

/** An open invoice, which is not stored. */
export function invoiceFor(
  { store, now, baseUrl }: SimulatorContext,
  subscription: SubscriptionRecord,
  { id = newId('in'), reason, lines }: NewInvoice,
): InvoiceRecord {
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  const due = Math.max(0, sum);
  const { start, end } = periodOf(subscription);
  const customer = store.customers.get(subscription.customer);
  return {
    ...blankInvoice,
    id,
    amount_due: due,
    amount_remaining: due,
    billing_reason: reason,
    created: now(),
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    effective_at: now(),
    hosted_invoice_url: `${baseUrl()}/i/${id}`,
    lines: {
      object: 'list',
      data: lines.map(line => lineOf(line, { id, subscription, start, end })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    number: `LOCAL-${String(store.invoices.all().length + 1).padStart(4, '0')}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: now(),
    period_start: now(),
    status_transitions: {
      finalized_at: now(),
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: sum,
    subtotal_excluding_tax: sum,
    total: sum,
    total_excluding_tax: sum,
  };
}

/** Routes that read invoices and their payments, and void unpaid invoices. */
export const invoiceRoutes: Route[] = [
  route('GET /v1/invoices/{id}', params({}), (context, _, id = '') => invoiceOf(context, id)),
  route('POST /v1/invoices/{id}/void', params({}), (context, _, id = '') => voidInvoice(context, id)),
  route(
    'GET /v1/invoices',
    params({ ...listing, customer: text.optional(), status: text.optional(), subscription: text.optional() }),
    ({ store }, { customer, status, subscription, ...paging }) => {
      const found = store.invoices
        .all()
        .filter(invoice => !customer || invoice.customer === customer)
        .filter(invoice => !status || invoice.status === status)
        .filter(
          invoice => !subscription || invoice.parent?.subscription_details?.subscription === subscription,
        );
      return pageOf(found, '/v1/invoices', paging);
    },
  ),
  route(
    'GET /v1/invoice_payments',
    params({ ...listing, invoice: text.optional() }),
    ({ store }, { invoice, ...paging }) =>
      pageOf(
        store.invoicePayments.all().filter(payment => !invoice || payment.invoice === invoice),
        '/v1/invoice_payments',
        paging,
      ),
  ),
];

/** Makes an unpaid invoice one that can no longer be paid. */
function voidInvoice(context: SimulatorContext, id: string): InvoiceRecord {
  const { store, now, emit } = context;
  const { status, status_transitions } = invoiceOf(context, id);
  if (status !== 'open' && status !== 'uncollectible')
    throw invalid('You can only pass in open or uncollectible invoices.', undefined, 'invoice_not_editable');
  const voided = store.invoices.update(id, {
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...status_transitions, voided_at: now() },
  });
  emit('invoice.voided', voided);
  return voided;
}

/** Finds an invoice. Refuses an unknown id. */
export function invoiceOf({ store }: SimulatorContext, id: string): InvoiceRecord {
  const invoice = store.invoices.get(id);
  if (!invoice) throw missing('invoice', id, 'invoice');
  return invoice;
}

interface LineContext {
  id: string;
  subscription: SubscriptionRecord;
  start: number;
  end: number;
}

function lineOf(
  { amount, description, proration = false }: NewInvoice['lines'][number],
  { id, subscription, start, end }: LineContext,
): InvoiceRecord['lines']['data'][number] {
  const item = subscription.items.data[0];
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description,
    discount_amounts: [],
    discountable: false,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period: { start, end },
    pretax_credit_amounts: [],
    pricing: item
      ? {
          price_details: { price: item.price.id, product: idOf(item.plan.product ?? '') },
          type: 'price_details',
          unit_amount_decimal: null,
        }
      : null,
    quantity: item?.quantity ?? 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

const blankInvoice = {
  object: 'invoice',
  account_country: 'GB',
  account_name: 'Cairn',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: 'open',
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<InvoiceRecord>;
