import { expect, test } from 'vitest';
import { Username } from '#shared/entities/author.ts';
import { suggestUsername } from './suggestUsername.ts';

test('suggests the initial of the last name, then numbers, without repetition', () => {
  const first = suggestUsername('ines', { lastName: 'Cárdenas' });
  const second = suggestUsername(first, { lastName: 'Cárdenas' });
  const third = suggestUsername(second, { lastName: 'Cárdenas' });
  expect([first, second, third]).toEqual(['ines-c', 'ines-c2', 'ines-c3']);
});

test('prefers the available username that the server suggests', () => {
  expect(suggestUsername('ines', { lastName: '', given: 'ines.moss' })).toBe('ines.moss');
});

test('suggests nothing longer than allowed', () => {
  expect(Username.safeParse(suggestUsername('x'.repeat(45), { lastName: '' })).success).toBe(true);
});
