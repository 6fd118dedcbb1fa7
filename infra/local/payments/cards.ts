import type { Stripe } from 'stripe';
import type { SimulatorContext } from './context.ts';
import { newId } from './ids.ts';
import type { CardBehaviour } from './records.ts';

/** Test card numbers. Any other number is refused as incorrect. */
export const testCards: Record<
  string,
  { behaviour: CardBehaviour; brand: string; says: string; country?: string }
> = {
  '4242424242424242': { behaviour: 'succeeds', brand: 'visa', says: 'succeeds' },
  '5555555555554444': { behaviour: 'succeeds', brand: 'mastercard', says: 'succeeds' },
  '4000002500000003': { behaviour: 'succeeds', brand: 'visa', says: 'succeeds, from France', country: 'FR' },
  '4000000760000002': { behaviour: 'succeeds', brand: 'visa', says: 'succeeds, from Brazil', country: 'BR' },
  '4000000000000002': { behaviour: 'declined', brand: 'visa', says: 'declined' },
  '4000000000009995': { behaviour: 'insufficientFunds', brand: 'visa', says: 'insufficient funds' },
  '4000000000000077': {
    behaviour: 'succeedsLater',
    brand: 'visa',
    says: 'processing for a day, then succeeds',
  },
  '4000000000000085': { behaviour: 'failsLater', brand: 'visa', says: 'processing for a day, then fails' },
  '4000000000000259': { behaviour: 'disputed', brand: 'visa', says: 'succeeds, then is disputed' },
  '4000002760003184': {
    behaviour: 'authenticates',
    brand: 'visa',
    says: 'asks for authentication (3-D Secure)',
  },
  '4000000000000341': { behaviour: 'failsOnRenewal', brand: 'visa', says: 'succeeds, renewals fail' },
};

/** Ready-made payment methods for server-side calls, as Stripe names them. */
export const testMethods: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_createDispute: '4000000000000259',
  pm_card_chargeCustomerFail: '4000000000000341',
};

/** Error of a charge in the cardholder's absence that the bank declines because the cardholder must authenticate. */
export const authenticationRequired = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
} as const;

/** Stripe's error after a failed authentication. */
export const authenticationFailed = {
  code: 'payment_intent_authentication_failure',
  decline_code: 'authentication_failed',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const;

/** Stripe's message and codes for a declined card, or undefined if the card is accepted. */
export function declineOf(
  behaviour: CardBehaviour,
): { code: string; decline_code: string; message: string } | undefined {
  if (behaviour === 'declined') {
    return { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };
  }
  if (behaviour === 'insufficientFunds') {
    return {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    };
  }
  return undefined;
}

interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  name: string | null;
  email: string | null;
  customer: string | null;
}

/** Saves a card as a payment method, with only the last four digits of its number. */
export function saveCard({ store, now }: SimulatorContext, card: TypedCard) {
  const known = testCards[card.number];
  if (!known) throw new Error('The number of the card was not checked');

  const details: Stripe.PaymentMethod.Card = {
    brand: known.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: known.country ?? 'GB',
    display_brand: known.brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [known.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
  const method = store.methods.insert({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: card.email, name: card.name, phone: null, tax_id: null },
    card: details,
    created: now(),
    customer: card.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
  store.cards.insert({ id: method.id, behaviour: known.behaviour });
  return method;
}
