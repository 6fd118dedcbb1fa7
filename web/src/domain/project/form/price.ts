import { minUnitPrice, type PriceProblem, priceProblem } from '#shared/entities/price.ts';
import { money, project } from '#shared/settings.ts';

/** Price of a point, or why there is none. */
export type Price =
  | { kind: 'missing' }
  /** Price of one point in minor units. */
  | { kind: 'whole'; unit: number }
  /** Points at this price cannot be sold; `numbers` are the nearest that work. */
  | { kind: PriceProblem; numbers: readonly number[] };

const SUGGESTIONS_PER_SIDE = 2;

/** Calculates the price of one point, or suggests numbers of points that have one. */
export function priceOf(total: number | undefined, points: number | undefined): Price {
  if (!total || !points) return { kind: 'missing' };
  const kind = problemOf(total, points);
  return kind ? { kind, numbers: nearest(total, points) } : { kind: 'whole', unit: total / points };
}

const problemOf = (totalContributionBudget: number, numberOfContributions: number) =>
  priceProblem({ totalContributionBudget, numberOfContributions });

const isPrice = (total: number, points: number): boolean => problemOf(total, points) === undefined;

/** Prices that a new project is offered, in minor units, the best first. */
const USUAL_PRICES = [20_00, 25_00, 10_00, 50_00, 5_00, 1_00];
const FEWEST_POINTS = 20;

/** A number of points that divides the total into a usual price; undefined if there is none. */
export function suggestedPoints(total: number | undefined): number | undefined {
  if (!total) return undefined;
  const numbers = USUAL_PRICES.map(price => total / price).filter(
    number => Number.isInteger(number) && number <= project.contributions.max,
  );
  return numbers.find(number => number >= FEWEST_POINTS) ?? numbers.at(-1);
}

/** The two nearest numbers on either side, in ascending order. */
function nearest(total: number, points: number): number[] {
  const least = Math.ceil(total / money.maxPayment);
  const most = Math.min(project.contributions.max, Math.floor(total / minUnitPrice));
  const below: number[] = [];
  for (
    let number = Math.min(points - 1, most);
    number >= least && below.length < SUGGESTIONS_PER_SIDE;
    number--
  )
    if (isPrice(total, number)) below.unshift(number);

  const above: number[] = [];
  for (
    let number = Math.max(points + 1, least);
    number <= most && above.length < SUGGESTIONS_PER_SIDE;
    number++
  )
    if (isPrice(total, number)) above.push(number);
  return [...below, ...above];
}
