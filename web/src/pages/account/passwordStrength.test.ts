import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', 0, 'empty'],
  ['moss', 1, 'short'],
  ['password1234', 1, 'common'],
  ['azerty1234', 1, 'common'],
  ['aaaaaaaaaaaa', 1, 'common'],
  ['abcdefghijkl', 1, 'weak'],
  ['hillside', 1, 'weak'],
  ['hillside7!', 2, 'fair'],
  ['pebbles-and-moss', 3, 'good'],
  ['pebbles-and-moss-by-the-sea', 4, 'veryGood'],
  ['Xk7!qPz2&vLm', 3, 'good'],
] as const)('%j has %i stones: %s', (password, stones, words) => {
  expect(passwordStrength(password)).toEqual({ stones, words });
});

test('a password that contains the user’s name is weak', () => {
  expect(passwordStrength('ines-cardenas1', ['Ines', 'Cardenas']).words).toBe('personal');
});
