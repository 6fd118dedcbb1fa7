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

/** Whether most values are zero, so that a line through them would be a zigzag. */
export const isSparse = (values: readonly number[]): boolean =>
  values.filter(value => value === 0).length * 2 > values.length;

/** Middle of the bars of a day on the axis. */
export const middleOf = (at: number, length: number): number => ((at + 0.5) / length) * WIDTH;

/** Path of a bar for each value that is not zero; the bars of several series stand beside each other. */
export function barsOf(
  values: readonly number[],
  top: number,
  { at, of }: { at: number; of: number },
): string {
  const day = WIDTH / values.length;
  const width = Math.min(14, (day * 0.76) / of);
  return values
    .flatMap((value, index) => {
      const left = middleOf(index, values.length) + (at - of / 2) * width;
      const y = HEIGHT - (value / top) * HEIGHT;
      return value === 0
        ? []
        : `M${left.toFixed(1)} ${HEIGHT}V${y.toFixed(1)}H${(left + width).toFixed(1)}V${HEIGHT}Z`;
    })
    .join('');
}
