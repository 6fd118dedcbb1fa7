import { gifts, minUnits } from '#shared/gifts.ts';
import { maxUnitsHeld } from '#shared/heldUnits.ts';
import { type Random, randomFrom } from '#shared/random.ts';
import { type Currency, countries, money } from '#shared/settings.ts';
import type { DemoProject } from './content.ts';
import { type PersonKey, people } from './people.ts';

/** A generated payment. Amounts are minor units. */
export interface DemoPayment {
  by: PersonKey;
  kind: 'donation' | 'points';
  quantity: number;
  price: number;
  /** Whether the platform fee was added on top. */
  feeCovered: boolean;
  /** Days before the seeding. */
  ago: number;
}

/** Approximate share of payments for points; the others are donations. */
const pointsShare = 0.7;

/** Generates the payments of a project, which add up to about the stated share of the budget. Deterministic. */
export function generatePayments(project: DemoProject): DemoPayment[] {
  const { slug, country, budget, parts, money: wanted, submitted } = project;
  if (!wanted) return [];
  const random = randomFrom(`money·${slug}`);
  const target = budget * 100 * wanted.share;
  const price = (budget * 100) / parts;
  const { currency } = countries[country];
  const fewest = minUnits(price, currency);
  const weights = Array.from({ length: wanted.payments }, () => 0.3 + random() ** 2 * 2);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const payers = payersOf(project, random);
  const first = submitted - 3;

  let left = parts;
  return weights.map((weight, index) => {
    const wish = (target * weight) / whole;
    const ago = first - ((first - wanted.latest) * (index + 1)) / wanted.payments;
    const by = payers(ago);
    const feeCovered = index % 5 === 2;
    const units = Math.min(left, maxUnitsHeld(left, fewest), Math.max(fewest, Math.round(wish / price)));
    if (random() < pointsShare && units >= fewest) {
      left -= units;
      return { by, kind: 'points', quantity: units, price, feeCovered, ago };
    }
    const amount = roundAmount(wish, currency);
    const isLarge = amount > money.donation.max * 0.9; // no room for a fee on top
    return { by, kind: 'donation', quantity: 1, price: amount, feeCovered: feeCovered && !isLarge, ago };
  });
}

/** Amounts are multiples of five units of currency, as users choose them. */
const roundAmount = (amount: number, currency: Currency): number =>
  Math.min(
    money.donation.max,
    Math.max(Math.ceil(gifts[currency].min / 500) * 500, Math.round(amount / 500) * 500),
  );

/** Possible payers: users who had joined by then, except the owner, staff and banned users. */
function payersOf({ owner }: DemoProject, random: Random): (ago: number) => PersonKey {
  const names = Object.keys(people) as PersonKey[]; // the keys of a constant object
  const givers = names.filter(name => !new Set<PersonKey>([owner, 'edith', 'support', 'barry']).has(name));
  return ago => {
    const there = givers.filter(name => people[name].joined > ago + 1);
    return there[Math.floor(random() ** 1.4 * there.length)] ?? 'amadou';
  };
}
