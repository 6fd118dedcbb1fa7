import type { Stripe } from 'stripe';

/** Money that has arrived at the provider. Amounts are minor units. */
export interface Arrived {
  intentId: string;
  chargeId: string;
  amount: number;
  /** Upper case. */
  currency: string;
  /** What the provider kept, when it is known already. */
  fee: number | undefined;
  at: string;
}

/** How a payment page stands with the provider. */
export type Standing =
  | { kind: 'open'; declined: boolean; url: string | null }
  | { kind: 'processing' }
  | { kind: 'expired' }
  | { kind: 'refusedByBank' }
  | { kind: 'paid'; arrived: Arrived };

/** Asks the provider how a payment page stands. */
export async function askProvider(stripe: Stripe, sessionId: string): Promise<Standing> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  });
  const intent = whole(session.payment_intent);

  if (session.status === 'expired') return { kind: 'expired' };
  if (session.status === 'open')
    return { kind: 'open', declined: Boolean(intent?.last_payment_error), url: session.url };
  if (intent?.status === 'succeeded') return { kind: 'paid', arrived: arrivedBy(intent) };
  return { kind: intent?.status === 'processing' ? 'processing' : 'refusedByBank' };
}

function arrivedBy(intent: Stripe.PaymentIntent): Arrived {
  const charge = whole(intent.latest_charge);
  if (!charge) throw new Error(`The payment ${intent.id} has no charge.`);
  return {
    intentId: intent.id,
    chargeId: charge.id,
    amount: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    fee: whole(charge.balance_transaction)?.fee,
    at: momentOf(charge.created),
  };
}

/** The provider's Unix seconds as we write moments. */
export const momentOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** What was asked to be expanded; nothing where there is nothing. */
function whole<T extends object>(value: T | string | null | undefined): T | undefined {
  if (typeof value === 'string') throw new Error(`The provider did not expand ${value}.`);
  return value ?? undefined;
}
