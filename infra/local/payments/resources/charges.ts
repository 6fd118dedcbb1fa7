import type { SimulatorContext } from '../context.ts';
import { missing } from '../errors.ts';
import { newId } from '../ids.ts';
import { pageOf } from '../lists.ts';
import { listing, params, text } from '../params.ts';
import type { ChargeRecord, IntentRecord } from '../records.ts';
import { type Route, route } from '../routes.ts';

/** Charges, read only. */
export const chargeRoutes: Route[] = [
  route('GET /v1/charges/{id}', params({}), ({ store }, _, id = '') => {
    const charge = store.charges.get(id);
    if (!charge) throw missing('charge', id);
    return charge;
  }),
  route(
    'GET /v1/charges',
    params({
      ...listing,
      customer: text.optional(),
      payment_intent: text.optional(),
      transfer_group: text.optional(),
    }),
    ({ store }, { customer, payment_intent, transfer_group, ...paging }) => {
      const found = store.charges
        .all()
        .filter(charge => !customer || charge.customer === customer)
        .filter(charge => !payment_intent || charge.payment_intent === payment_intent)
        .filter(charge => !transfer_group || charge.transfer_group === transfer_group);
      return pageOf(found, '/v1/charges', paging);
    },
  ),
];

/** The outcome of a charge that the card network approved. */
export const authorized = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: null,
  type: 'authorized',
};

/** Records an attempt to charge a payment's card. */
export function addCharge(
  context: SimulatorContext,
  intent: IntentRecord,
  status: 'failed' | 'pending',
): ChargeRecord {
  const method = context.store.methods.get(intent.payment_method ?? '');
  return context.store.charges.insert({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: method?.billing_details.email ?? null,
      name: method?.billing_details.name ?? null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'CAIRN',
    captured: false,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: method?.card
      ? { type: 'card', card: cardDetails(method.card, intent.amount) }
      : null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: intent.transfer_group,
  });
}

type SavedCard = NonNullable<NonNullable<ReturnType<SimulatorContext['store']['methods']['get']>>['card']>;

function cardDetails(card: SavedCard, amount: number) {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
