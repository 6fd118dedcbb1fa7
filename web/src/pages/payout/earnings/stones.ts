/** Size of the drawing area of one month, and of all, in units of the SVG. */
export const COLUMN = 62;
export const HEIGHT = 190;

/** Maximum number of stones in a column: more could not be distinguished. */
const MOST = 20;

/** Value of one stone, in minor units: a round amount of which the largest month needs at most twenty. */
export function stoneValue(largest: number): number {
  for (let magnitude = 100; ; magnitude *= 10)
    for (const step of [1, 2, 5]) if (largest / (step * magnitude) <= MOST) return step * magnitude;
}

/** Stones of an amount; anything at all is one stone at least. */
export const stonesOf = (amount: number, value: number): number =>
  amount > 0 ? Math.max(1, Math.round(amount / value)) : 0;

/** Up to four round amounts for the grid, from nothing to the top. */
export function gridOf(top: number, value: number): number[] {
  const step = Math.ceil(top / value / 3) * value;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step);
}
