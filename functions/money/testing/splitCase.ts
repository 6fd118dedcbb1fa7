import { UserID } from '#shared/ids.ts';
import type { PlanTypeId } from '#shared/plans.ts';
import { permilleOf } from '#shared/platformFee.ts';
import type { Random } from '#shared/random.ts';
import { type Currency, currencies } from '#shared/settings.ts';
import { divideIncome } from '../captures/divideIncome.ts';
import { allocateClawback } from '../captures/split.ts';
import { keptFee } from '../refunds/keptFee.ts';

/** A payment of some minor units and the project that receives it. */
export interface SplitCase {
  amount: number;
  currency: Currency;
  planTypeId: PlanTypeId;
  contributorsPart: number;
  /** The team's project points. */
  points: readonly number[];
}

const plans: readonly PlanTypeId[] = ['free', 'basic', 'pro', 'premium'];

/** Draws a payment: from one minor unit, as of a currency that has no smaller one, to a million units of currency. */
export function drawSplitCase(random: Random): SplitCase {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  return {
    amount: 1 + upTo(10 ** (1 + upTo(7))),
    currency: currencies[upTo(2)] ?? 'GBP',
    planTypeId: plans[upTo(3)] ?? 'free',
    contributorsPart: upTo(90),
    points: Array.from({ length: upTo(6) }, () => upTo(10 ** upTo(5))),
  };
}

/**
 * Divides a payment and refunds it in random parts, as bookings do. Throws unless fee, shares and refunds add up to the
 * payment after each of them, none is negative, and nothing is left in the end.
 */
export function checkNothingLost(
  { amount, currency, planTypeId, contributorsPart, points }: SplitCase,
  random: Random,
): void {
  const owner = UserID.parse('owner');
  const team = points.map((projectPoints, index) => ({
    UserID: UserID.parse(`member-${index}`),
    projectPoints,
  }));
  const permille = permilleOf(planTypeId);
  const divided = divideIncome(amount, currency, { owner, permille, contributorsPart, team });
  let { commission } = divided;
  let shares = divided.shares.map(share => ({ ...share, reversed: 0 }));
  let refunded = 0;
  const check = () => {
    const parts = [commission, refunded, ...shares.map(share => share.amount)];
    const sum = parts.reduce((total, part) => total + part, 0);
    if (sum !== amount || parts.some(part => !Number.isInteger(part) || part < 0))
      throw new Error(`${amount} became ${parts.join(' + ')}.`);
  };

  check();
  while (refunded < amount) {
    const part = random() < 0.4 ? amount - refunded : 1 + Math.floor(random() * (amount - refunded));
    const kept = keptFee({ total: amount, shares }, refunded + part);
    const taken = allocateClawback(part - (commission - kept), shares);
    shares = shares.map(share => {
      const back = taken.find(one => one.share === share)?.taken ?? 0;
      return { ...share, amount: share.amount - back, reversed: share.reversed + back };
    });
    commission = kept;
    refunded += part;
    check();
  }
  if (commission !== 0 || shares.some(share => share.amount !== 0))
    throw new Error(`${amount} is refunded, but ${commission} and ${shares.length} shares are left.`);
}
