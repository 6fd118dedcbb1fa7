import type { Currency } from './settings.ts';

/** Sums of payments in a currency, in minor units. */
interface Gifts {
  /** The smallest donation or order of points; a fee on top of it is not counted. */
  min: number;
  /** The small gift that texts invite to. */
  small: number;
  /** The gift whose fee texts explain. */
  example: number;
  /** The donations that the form suggests. From about the first of them on, the fee is the plan's share alone. */
  presets: readonly [number, ...number[]];
}

const presets = [15_00, 25_00, 40_00] as const;

/** The smallest payment and the sums that forms and texts name, for each currency. */
export const gifts: Record<Currency, Gifts> = {
  GBP: { min: 2_00, small: 10_00, example: 25_00, presets },
  EUR: { min: 2_00, small: 10_00, example: 25_00, presets },
  USD: { min: 2_00, small: 10_00, example: 25_00, presets },
};

/** The smallest number of units that reaches the smallest payment. */
export const minUnits = (unitPrice: number, currency: Currency): number =>
  Math.max(1, Math.ceil(gifts[currency].min / unitPrice));
