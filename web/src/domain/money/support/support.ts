import type { Project } from '#shared/entities/project.ts';
import { gifts, minUnits } from '#shared/gifts.ts';
import { maxUnitsHeld } from '#shared/heldUnits.ts';
import { type Currency, money } from '#shared/settings.ts';
import { stoneSums } from '#shared/stones.ts';

export type SupportKind = 'donation' | 'points';

export type AmountProblem = 'unreadable' | 'tooSmall' | 'tooLarge';

/** Reason why an amount cannot be donated; undefined if it can. */
export function amountProblem(amount: number | undefined, currency: Currency): AmountProblem | undefined {
  if (amount === undefined) return 'unreadable';
  if (amount < gifts[currency].min) return 'tooSmall';
  return amount > money.donation.max ? 'tooLarge' : undefined;
}

/**
 * Numbers of points that one payment can buy: from those that reach the smallest payment to a quarter of the remaining
 * units, limited by the provider's maximum payment. `most` is 0 if too few are left.
 */
export function unitRange({
  remainingUnits,
  unitPrice,
  currency,
}: Pick<Project, 'remainingUnits' | 'unitPrice' | 'currency'>): { fewest: number; most: number } {
  if (unitPrice <= 0) return { fewest: 1, most: 0 };
  const fewest = minUnits(unitPrice, currency);
  const most = Math.min(
    remainingUnits,
    maxUnitsHeld(remainingUnits, fewest),
    Math.floor(money.maxPayment / unitPrice),
  );
  return { fewest, most: most < fewest ? 0 : most };
}

export type UnitsProblem = 'unreadable' | 'fewest' | 'most';

/** Reason why a number of points cannot be bought in one payment; undefined if it can. */
export function unitsProblem(
  units: number | undefined,
  { fewest, most }: ReturnType<typeof unitRange>,
): UnitsProblem | undefined {
  if (units === undefined) return 'unreadable';
  if (units < fewest) return 'fewest';
  return units > most ? 'most' : undefined;
}

/** Numbers of the stones, by which their texts are found. */
export const stoneNumbers = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The next milestone of the owner's own and the amount missing to reach it; undefined if there is none, or none any more. */
export function nextMilestone({ milestones, raised }: Pick<Project, 'milestones' | 'raised'>) {
  const place = milestones?.findIndex(({ amount }) => raised < amount) ?? -1;
  const next = milestones?.[place];
  return next && { ...next, place, missing: next.amount - raised };
}

/** Index of the next stone and the amount missing to reach it; undefined when all are reached. */
export function nextStone({ budget, raised }: Pick<Project, 'budget' | 'raised'>) {
  const place = stoneSums(budget).findIndex(sum => raised < sum);
  const sum = stoneSums(budget)[place];
  return sum === undefined ? undefined : { place, missing: sum - raised };
}
