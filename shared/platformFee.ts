import { maxCardCostOf } from './cardCosts.ts';
import { type PlanTypeId, plans } from './plans.ts';
import type { Currency } from './settings.ts';

/** The platform fee in permille of each payment, by the owner's plan. */
export const permilleOf = (plan: PlanTypeId): number => plans[plan].commissionPermille;

/**
 * The platform fee on an amount, in minor units: the plan's share, rounded half up, but at least what the dearest card
 * costs, and never more than the amount. The only place where a fee is computed (decision 56).
 */
export function platformFeeOf(amount: number, currency: Currency, permille: number): number {
  const share = Math.floor((amount * permille + 500) / 1000);
  return Math.min(amount, Math.max(share, maxCardCostOf(amount, currency)));
}

/**
 * The total for a donor who adds the platform fee to a gift: the smallest amount that still equals the gift once the fee is
 * deducted, in minor units. It always exists, because the fee rises by less than the amount.
 */
export function amountWithFee(gift: number, currency: Currency, permille: number): number {
  const total = (amount: number) => gift + platformFeeOf(amount, currency, permille);
  let amount = gift;
  while (total(amount) !== amount) amount = total(amount);
  return amount;
}

/** The part of a payment's fee that is kept when refunds have left so much of it: in proportion, rounded half up. */
export const keptFeeOf = (fee: number, total: number, left: number): number =>
  Math.floor((2 * fee * left + total) / (2 * total));
