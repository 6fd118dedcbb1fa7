import { type PlanTypeId, plans } from './settings.ts';

/** The platform fee in permille of each payment, by the owner's plan. */
export const permilleOf = (plan: PlanTypeId): number => plans[plan].commissionPermille;

/** The platform fee of an amount, rounded half up to the minor unit. */
export const commissionOf = (amount: number, permille: number): number =>
  Math.floor((amount * permille + 500) / 1000);
