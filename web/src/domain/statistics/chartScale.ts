/** Size of the drawing area, in units of the SVG. */
export const WIDTH = 520;
export const HEIGHT = 170;

/** Highest value of the axis and its grid lines: three to five round steps. */
export function chartScale(values: readonly number[]): { top: number; ticks: number[] } {
  const most = Math.max(1, ...values);
  const magnitude = 10 ** Math.floor(Math.log10(most));
  const step =
    [0.1, 0.2, 0.25, 0.5, 1, 2, 2.5]
      .map(part => part * magnitude)
      .find(one => Number.isInteger(one) && most / one <= 4) ?? magnitude;
  const steps = Math.ceil(most / step);
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, at) => at * step) };
}

/** Place of a day on the axis. */
export const xOf = (at: number, length: number): number => (length < 2 ? 0 : (at / (length - 1)) * WIDTH);

/** Path of a line through the values. */
export const pathOf = (values: readonly number[], top: number): string =>
  values
    .map(
      (value, at) =>
        `${at === 0 ? 'M' : 'L'}${xOf(at, values.length).toFixed(1)} ${(HEIGHT - (value / top) * HEIGHT).toFixed(1)}`,
    )
    .join('');
