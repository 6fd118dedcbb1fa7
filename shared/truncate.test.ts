import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.each([
  ['a text that is short enough', 'stone', 9, 'stone'],
  ['a text', 'stones', 5, 'stone'],
  ['a text with an emoji at its end', 'stone🪨', 7, 'stone🪨'],
  ['a text with an emoji across its end', 'stone🪨', 6, 'stone'],
])('truncates %s between characters', (_, text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});
