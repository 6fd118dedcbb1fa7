import { expect, test } from 'vitest';
import { circlesIn } from './circles.ts';

/** `a b, b c` → imports of b by a and of c by b. */
const imports = (words: string) =>
  words.split(', ').map(one => {
    const [from = '', to = ''] = one.split(' ');
    return { from, to };
  });

test('finds circles of any length, and each of several', () => {
  expect(circlesIn(imports('a b, b c, c a, c d, d e, e d, x a')).map(circle => circle.toSorted())).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

test('finds a file that imports itself', () => {
  expect(circlesIn(imports('a a'))).toEqual([['a']]);
});

test('two ways to the same file are no circle', () => {
  expect(circlesIn(imports('a b, a c, b d, c d'))).toEqual([]);
});
