import { type PlanTypeId, plans } from '#shared/settings.ts';

/** Thousandths of each payment that the platform keeps, by the owner's plan. */
export const permilleOf = (plan: PlanTypeId): number => plans[plan].commissionPermille;

/** The commission inside an amount, rounded half up to the minor unit. */
export const commissionOf = (amount: number, permille: number): number =>
  Math.floor((amount * permille + 500) / 1000);
