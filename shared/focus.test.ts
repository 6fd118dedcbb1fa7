import { expect, test } from 'vitest';
import { cropOf, onGrid } from './focus.ts';

test('A point lies on the grid, inside the picture', () => {
  expect(onGrid({ x: 12.4, y: 97.6 })).toEqual({ x: 10, y: 100 });
  expect(onGrid({ x: -3, y: 240 })).toEqual({ x: 0, y: 100 });
});

test.each([
  [
    'a tall picture',
    { width: 700, height: 1400 },
    { x: 50, y: 100 },
    { left: 0, top: 1033, width: 700, height: 367 },
  ],
  [
    'a wide picture',
    { width: 2000, height: 500 },
    { x: 0, y: 50 },
    { left: 0, top: 0, width: 952, height: 500 },
  ],
  [
    'a picture of the same proportions',
    { width: 1200, height: 630 },
    { x: 0, y: 0 },
    { left: 0, top: 0, width: 1200, height: 630 },
  ],
])('The crop of %s lies in it, as CSS would place it', (_, picture, focus, crop) => {
  const found = cropOf(picture, { width: 1200, height: 630 }, focus);
  for (const [name, value] of Object.entries(crop))
    expect(found[name as keyof typeof found]).toBeCloseTo(value, -0.5);
  expect(found.left + found.width).toBeLessThanOrEqual(picture.width);
  expect(found.top + found.height).toBeLessThanOrEqual(picture.height);
});
