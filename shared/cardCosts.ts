import type { Currency } from './settings.ts';

/** Region in which a card was issued, seen from the platform, which is in the United Kingdom. */
export const cardOrigins = ['uk', 'eea', 'international'] as const;
export type CardOrigin = (typeof cardOrigins)[number];

interface CardCost {
  /** Per payment, in minor units. */
  fixed: number;
  /** Of the payment, in hundredths of a percent. */
  basisPoints: Record<CardOrigin, number>;
}

const basisPoints = { uk: 150, eea: 250, international: 325 };

/** The share that the dearest card costs of each payment, besides the fixed part. */
export const maxCardRate = Math.max(...Object.values(basisPoints)) / 10_000;

/**
 * Cost of a card payment at the provider: Stripe's list prices for accounts in the United Kingdom (stripe.com/gb/pricing,
 * standard cards: 1.5 % in the UK, 2.5 % in the EEA, 3.25 % elsewhere) with the fixed fee of each settlement currency (0.20
 * GBP, 0.25 EUR, 0.30 USD). Premium cards (1.9 %) are treated as standard cards. Nothing is converted, because the account
 * has a settlement currency for each of them; conversion would cost 2 % more.
 */
export const cardCosts: Record<Currency, CardCost> = {
  GBP: { fixed: 20, basisPoints },
  EUR: { fixed: 25, basisPoints },
  USD: { fixed: 30, basisPoints },
};

/** The provider's fee on a card payment, rounded half up to the minor unit. */
export function cardCostOf(amount: number, currency: Currency, origin: CardOrigin): number {
  const { fixed, basisPoints } = cardCosts[currency];
  return fixed + Math.floor((amount * basisPoints[origin] + 5_000) / 10_000);
}

/** The provider's fee on a payment with the dearest card: where a card was issued is known only after it was entered. */
export const maxCardCostOf = (amount: number, currency: Currency): number =>
  Math.max(...cardOrigins.map(origin => cardCostOf(amount, currency, origin)));
