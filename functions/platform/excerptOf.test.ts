import { expect, test } from 'vitest';
import { excerptOf } from './excerptOf.ts';

test.each([
  ['short', 'short'],
  ['exactly10!', 'exactly10!'],
  ['cut before a word', 'cut befor…'],
  ['no blank  before the sign', 'no blank…'],
  ['🪨🪨🪨🪨🪨🪨🪨🪨🪨🪨🪨', '🪨🪨🪨🪨🪨🪨🪨🪨🪨…'],
])('%s becomes %s', (text, expected) => {
  expect(excerptOf(text, 10)).toBe(expected);
});
