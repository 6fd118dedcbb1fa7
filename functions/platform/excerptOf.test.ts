import { expect, test } from 'vitest';
import { excerptOf } from './excerptOf.ts';

test.each([
  ['short', 'short'],
  ['exactly10!', 'exactly10!'],
  ['stones for a wall', 'stones…'],
  ['cut within a word', 'cut withi…'],
  ['no blank  before the sign', 'no blank…'],
  ['a verylongword', 'a verylon…'],
  ['🪨🪨🪨🪨🪨🪨🪨🪨🪨🪨🪨', '🪨🪨🪨🪨🪨🪨🪨🪨🪨…'],
])('%s becomes %s', (text, expected) => {
  expect(excerptOf(text, 10)).toBe(expected);
});
