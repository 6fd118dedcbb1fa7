import type { Stripe } from 'stripe';

/** Money that has arrived at the provider. Amounts are minor units. */
export interface CapturedPayment {
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
export type CheckoutState =
  | { kind: 'open'; declined: boolean; url: string | null }
  | { kind: 'processing' }
  | { kind: 'expired' }
  | { kind: 'refusedByBank' }
  | { kind: 'paid'; captured: CapturedPayment };

/** Asks the provider how a payment page stands. */
export async function fetchCheckoutState(stripe: Stripe, sessionId: string): Promise<CheckoutState> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  });
  const intent = expanded(session.payment_intent);

  if (session.status === 'expired') return { kind: 'expired' };
  if (session.status === 'open')
    return { kind: 'open', declined: Boolean(intent?.last_payment_error), url: session.url };
  if (intent?.status === 'succeeded') return { kind: 'paid', captured: capturedFrom(intent) };
  return { kind: intent?.status === 'processing' ? 'processing' : 'refusedByBank' };
}

function capturedFrom(intent: Stripe.PaymentIntent): CapturedPayment {
  const charge = expanded(intent.latest_charge);
  if (!charge) throw new Error(`The payment ${intent.id} has no charge.`);
  return {
    intentId: intent.id,
    chargeId: charge.id,
    amount: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    fee: expanded(charge.balance_transaction)?.fee,
    at: isoFromUnix(charge.created),
  };
}

/** The provider's Unix seconds as we write moments. */
export const isoFromUnix = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** What was asked to be expanded; nothing where there is nothing. */
function expanded<T extends object>(value: T | string | null | undefined): T | undefined {
  if (typeof value === 'string') throw new Error(`The provider did not expand ${value}.`);
  return value ?? undefined;
}
