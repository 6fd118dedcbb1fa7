import type { Stripe } from 'stripe';
import { isoFromUnix } from '#functions/provider/unixTime.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { type BalanceChange, balanceChange } from '../captures/balanceChange.ts';

/** A payment captured by the provider. Amounts in minor units. */
export interface CapturedPayment {
  intentId: string;
  chargeId: string;
  amount: number;
  /** Upper case. */
  currency: string;
  /** Change of the platform's balance by the payment; undefined until the provider has settled it. */
  settled: BalanceChange | undefined;
  at: string;
}

/** Reason for the failure of the last attempt on an open session. */
type AttemptFailure = Extract<PaymentReason, 'card_declined' | 'authentication_failed'>;

/** The provider's state of a checkout session. */
export type CheckoutState =
  | { kind: 'open'; failure: AttemptFailure | undefined; url: string | null }
  | { kind: 'processing' }
  | { kind: 'expired' }
  | { kind: 'refusedByBank' }
  | { kind: 'paid'; captured: CapturedPayment };

/** Fetches the state of a checkout session from the provider. */
export async function fetchCheckoutState(stripe: Stripe, sessionId: string): Promise<CheckoutState> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  });
  const intent = expanded(session.payment_intent);

  if (session.status === 'expired') return { kind: 'expired' };
  if (session.status === 'open') return { kind: 'open', failure: failureOf(intent), url: session.url };
  if (intent?.status === 'succeeded') return { kind: 'paid', captured: capturedFrom(intent) };
  return { kind: intent?.status === 'processing' ? 'processing' : 'refusedByBank' };
}

/** Reason for the failure of the last attempt: the cardholder was not authenticated, or the card was declined. */
function failureOf(intent: Stripe.PaymentIntent | undefined): AttemptFailure | undefined {
  const error = intent?.last_payment_error;
  if (!error) return undefined;
  return error.code === 'payment_intent_authentication_failure' ? 'authentication_failed' : 'card_declined';
}

function capturedFrom(intent: Stripe.PaymentIntent): CapturedPayment {
  const charge = expanded(intent.latest_charge);
  if (!charge) throw new Error(`Payment intent ${intent.id} has no charge.`);
  const transaction = expanded(charge.balance_transaction);
  return {
    intentId: intent.id,
    chargeId: charge.id,
    amount: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    settled: transaction && balanceChange(transaction),
    at: isoFromUnix(charge.created),
  };
}

/** An expanded field, or undefined if it is empty. */
function expanded<T extends object>(value: T | string | null | undefined): T | undefined {
  if (typeof value === 'string') throw new Error(`${value} was not expanded by the provider.`);
  return value ?? undefined;
}
