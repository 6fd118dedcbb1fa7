import type { Project } from '#shared/entities/project.ts';
import { money } from '#shared/settings.ts';

/** Amounts to choose from, in minor units. */
export const presetAmounts = [5_00, 15_00, 40_00] as const;
export const suggestedAmount = presetAmounts[1];

export type SupportKind = 'donation' | 'points';

/**
 * Minor units of what somebody typed: "15", "12,50", "1,000", "£40". No more than two digits can follow the decimal
 * sign, so three digits after a comma or a point are thousands.
 */
export function parseAmount(typed: string): number | undefined {
  const digits = typed
    .replace(/[\s\u00A0\u202F£€$’']/g, '')
    .replace(/[.,](?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(digits)) return undefined;
  return Math.round(Number(digits) * 100);
}

export type AmountProblem = 'unreadable' | 'tooSmall' | 'tooLarge';

/** Why an amount cannot be donated. */
export function amountProblem(amount: number | undefined): AmountProblem | undefined {
  if (amount === undefined) return 'unreadable';
  if (amount < money.donation.min) return 'tooSmall';
  return amount > money.donation.max ? 'tooLarge' : undefined;
}

/** How many points one payment may hold: what is left, and no more than the provider takes at once. */
export const maxUnits = ({
  remainingUnits,
  unitPrice,
}: Pick<Project, 'remainingUnits' | 'unitPrice'>): number =>
  Math.min(remainingUnits, unitPrice > 0 ? Math.floor(money.maxPayment / unitPrice) : 0);

export const stones = 7;

/** The budget in seven stones of equal worth: the sum at which each is set, in minor units of whole pounds or euros. */
export const stoneSums = (budget: number): number[] =>
  Array.from({ length: stones }, (_, place) =>
    Math.min(budget, Math.ceil((budget * (place + 1)) / stones / 100) * 100),
  );

/** The place of the next stone, from 0, and what is missing for it; nothing when all are set. */
export function nextStone({ budget, raised }: Pick<Project, 'budget' | 'raised'>) {
  const place = stoneSums(budget).findIndex(sum => raised < sum);
  const sum = stoneSums(budget)[place];
  return sum === undefined ? undefined : { place, missing: sum - raised };
}

/** Whole days from today until a day, negative when it is past. */
export function daysUntil(day: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}
