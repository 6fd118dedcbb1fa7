import { money } from './settings.ts';

/** The largest number of available units that one person can hold in unpaid orders: a quarter, but always one. */
export const maxUnitsHeld = (available: number): number =>
  Math.max(1, Math.floor(available * money.maxHeldShare));
