import * as z from 'zod/mini';
import { gifts } from '../gifts.ts';
import { currencies, money } from '../settings.ts';

interface Priced {
  totalContributionBudget?: number | undefined;
  numberOfContributions?: number | undefined;
}

/** Price of one point of a project in minor units: the total divided by the number, without a remainder. */
export const unitPrice = ({
  totalContributionBudget,
  numberOfContributions,
}: Required<{ [K in keyof Priced]: number }>): number => totalContributionBudget / numberOfContributions;

/** The cheapest point, in minor units. */
export const minUnitPrice = 50;

/**
 * The smallest payment that is possible in every currency, in minor units: the minimum for all points of a project
 * together.
 */
export const minPointsTotal = Math.max(...currencies.map(currency => gifts[currency].min));

/** Reasons why points cannot be sold at this price. */
export type PriceProblem =
  /** The total is not divisible into points of whole minor units. */
  | 'uneven'
  /** One point is too cheap. */
  | 'small'
  /** One point exceeds the largest payment. */
  | 'large'
  /** All points together do not reach the smallest payment. */
  | 'unreachable';

/** Returns why points at this price cannot be sold; undefined if they can be. */
export function priceProblem(priced: { [K in keyof Required<Priced>]: number }): PriceProblem | undefined {
  const price = unitPrice(priced);
  if (priced.totalContributionBudget < minPointsTotal) return 'unreachable';
  if (price > money.maxPayment) return 'large';
  if (price < minUnitPrice) return 'small';
  return Number.isInteger(price) ? undefined : 'uneven';
}

/** Refuses a price with such a problem, at the field that is to be changed. */
const refusePrice = (
  problems: readonly PriceProblem[],
  error: `validation.${string}`,
  path: keyof Priced = 'numberOfContributions',
) =>
  z.refine<Priced>(
    ({ totalContributionBudget, numberOfContributions }) => {
      if (totalContributionBudget === undefined || numberOfContributions === undefined) return true;
      const problem = priceProblem({ totalContributionBudget, numberOfContributions });
      return problem === undefined || !problems.includes(problem);
    },
    { error, path: [path] },
  );

/** Checks of prices: points must be sold at a price at which a person can buy them. */
export const refuseUnsellablePrice = [
  refusePrice(['uneven', 'small'], 'validation.unit_price'),
  refusePrice(['large'], 'validation.unit_price_large'),
  refusePrice(['unreachable'], 'validation.points_total', 'totalContributionBudget'),
] as const;
