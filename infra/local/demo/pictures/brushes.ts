import type { Random } from '#shared/random.ts';

/** Size of the pictures as they are drawn, in pixels. */
export const width = 1600;
export const height = 1000;

/** A backdrop that changes its colour from top to bottom. */
export const backdrop = (id: string, ...colours: readonly string[]): string => {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
};

/** The outline of hills or of woods across the whole picture, down to its lower edge. */
export function ridge(
  random: Random,
  { y, rise, steps }: { y: number; rise: number; steps: number },
): string {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = (step / steps) * width;
    return `${x.toFixed(0)} ${(y - random() * rise).toFixed(0)}`;
  });
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
}

/** Draws something several times. */
export const repeated = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Light on water, narrower with the distance. */
export const glints = (
  random: Random,
  { x, from, colour }: { x: number; from: number; colour: string },
): string =>
  repeated(90, () => {
    const depth = random();
    const y = from + depth * (height - from);
    const reach = (random() - 0.5) * (90 + depth * 520);
    return `<ellipse cx="${(x + reach).toFixed(0)}" cy="${y.toFixed(0)}" rx="${(10 + depth * 46).toFixed(0)}" ry="${(1 + depth * 3).toFixed(1)}" fill="${colour}" opacity="${(0.2 + random() * 0.5).toFixed(2)}"/>`;
  });
