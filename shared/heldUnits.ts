import { money } from './settings.ts';

/**
 * The largest number of available units that one person can hold in unpaid orders: a quarter, but always as many as reach
 * the smallest payment (`minUnits`).
 */
export const maxUnitsHeld = (available: number, least: number): number =>
  Math.max(least, Math.floor(available * money.maxHeldShare));
