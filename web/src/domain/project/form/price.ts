import { minUnitPrice } from '#shared/entities/project.ts';
import { money, project } from '#shared/settings.ts';

/** Price of a point, or why there is none. */
export type Price =
  | { kind: 'missing' }
  /** Price of one point in minor units. */
  | { kind: 'whole'; unit: number }
  /** The total is not divisible, or a point would be too cheap to charge or too dear for one payment; `numbers` are the nearest that work. */
  | { kind: 'uneven' | 'small' | 'large'; numbers: readonly number[] };

const SUGGESTIONS_PER_SIDE = 2;

/** Calculates the price of one point, or suggests numbers of points that have one. */
export function priceOf(total: number | undefined, points: number | undefined): Price {
  if (!total || !points) return { kind: 'missing' };
  if (isPrice(total, points)) return { kind: 'whole', unit: total / points };

  return { kind: outsideOf(total / points) ?? 'uneven', numbers: nearest(total, points) };
}

const isPrice = (total: number, points: number): boolean =>
  total % points === 0 && outsideOf(total / points) === undefined;

/** Whether a point would be too cheap to charge, or dearer than the largest payment. */
function outsideOf(price: number): 'small' | 'large' | undefined {
  if (price < minUnitPrice) return 'small';
  return price > money.maxPayment ? 'large' : undefined;
}

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
  const most = Math.min(project.contributions.max, Math.floor(total / minUnitPrice));
  const below: number[] = [];
  for (let number = Math.min(points - 1, most); number >= 1 && below.length < SUGGESTIONS_PER_SIDE; number--)
    if (isPrice(total, number)) below.unshift(number);

  const above: number[] = [];
  for (let number = points + 1; number <= most && above.length < SUGGESTIONS_PER_SIDE; number++)
    if (isPrice(total, number)) above.push(number);
  return [...below, ...above];
}
