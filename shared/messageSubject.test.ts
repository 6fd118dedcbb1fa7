import { expect, test } from 'vitest';
import { parseSubject, toAnswerText, toSubject } from './messageSubject.ts';

test('a subject keeps its kind and its text, also a text that looks like a prefix', () => {
  expect(toSubject('collaboration', 'Tidewatch')).toBe('Co|Tidewatch');
  expect(parseSubject('Ta|Draw the map')).toEqual({ kind: 'task', text: 'Draw the map' });
  expect(parseSubject(toSubject('unknown', 'Rm|You are out'))).toEqual({
    kind: 'unknown',
    text: 'Rm|You are out',
  });
});

test('a subject without a prefix is of the unknown kind', () => {
  expect(parseSubject('Tuesday')).toEqual({ kind: 'unknown', text: 'Tuesday' });
});

test('the subject of an answer to a long one ends between characters', () => {
  expect(toAnswerText(`${'a'.repeat(115)}🪨`)).toBe(`Re: ${'a'.repeat(115)}`);
  expect(toAnswerText('RE : Tuesday')).toBe('RE : Tuesday');
  expect(toAnswerText('')).toBe('');
});
