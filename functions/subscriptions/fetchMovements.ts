import type { Stripe } from 'stripe';
import { isoFromUnix } from '#functions/provider/unixTime.ts';
import { currencies } from '#shared/settings.ts';
import { idOf } from './providerSubscription.ts';

/** A currency as the provider writes it. Throws if it is not supported. */
export function currencyOf(code: string) {
  const currency = currencies.find(known => known === code.toUpperCase());
  if (!currency) throw new Error(`Currency ${code} is not supported`);
  return currency;
}

/** State of a payment at the provider. Amounts in minor units. */
export interface Movements {
  /** The address that was given to the provider. */
  email: string | null;
  amount: number;
  refunded: number;
  currency: (typeof currencies)[number];
  paidAt: string;
  movements: Stripe.BalanceTransaction[];
  /** Whether the provider has not reported one of them yet. */
  pending: boolean;
}

/**
 * All movements of a payment at the provider; undefined if it has not been charged. A refund that failed no longer
 * counts as refunded: `wasRefunded` lists refunds anyway.
 */
export async function fetchMovements(
  stripe: Stripe,
  intentId: string,
  { wasRefunded }: { wasRefunded: boolean },
): Promise<Movements | undefined> {
  const intent = await stripe.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge.balance_transaction', 'customer'],
  });
  const charge = intent.latest_charge;
  if (intent.status !== 'succeeded' || !charge || typeof charge === 'string') return undefined;

  const refunds = wasRefunded || charge.amount_refunded > 0 ? await refundsOf(stripe, intentId) : [];
  const disputes = charge.disputed
    ? (await stripe.disputes.list({ payment_intent: intentId, limit: 100 })).data
    : [];
  const all = [
    charge.balance_transaction,
    ...refunds.map(({ balance_transaction }) => balance_transaction),
    ...(await failuresOf(stripe, refunds)),
    ...disputes.flatMap(dispute => dispute.balance_transactions),
  ];
  const movements = all.filter(one => one !== null && typeof one === 'object');
  return {
    amount: charge.amount,
    email: charge.billing_details.email ?? emailOf(intent.customer),
    refunded: charge.amount_refunded,
    currency: currencyOf(charge.currency),
    paidAt: isoFromUnix(charge.created),
    movements,
    pending: movements.length < all.length,
  };
}

const emailOf = (customer: Stripe.PaymentIntent['customer']): string | null =>
  customer && typeof customer !== 'string' && !customer.deleted ? customer.email : null;

async function refundsOf(stripe: Stripe, intentId: string): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({
    payment_intent: intentId,
    limit: 100,
    expand: ['data.balance_transaction'],
  });
  return data;
}

/** The movements by which failed refunds came back. */
const failuresOf = (stripe: Stripe, refunds: Stripe.Refund[]): Promise<Stripe.BalanceTransaction[]> =>
  Promise.all(
    refunds
      .map(refund => idOf(refund.failure_balance_transaction))
      .filter(id => id !== undefined)
      .map(id => stripe.balanceTransactions.retrieve(id)),
  );
