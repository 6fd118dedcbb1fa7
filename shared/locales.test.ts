import { describe, expect, test } from 'vitest';
import { formatDay, formatMoney } from './locales.ts';

describe('formatMoney', () => {
  test.each([
    ['en', 'GBP', '£6,100.00', '£6,100'],
    ['gb', 'USD', '$6,100.00', '$6,100'],
    ['us', 'EUR', '€6,100.00', '€6,100'],
    ['fr', 'EUR', '6\u202F100,00\u00A0€', '6\u202F100\u00A0€'],
    ['es', 'GBP', '6100,00\u00A0£', '6100\u00A0£'],
  ] as const)('follows the conventions of %s for %s', (language, currency, exact, whole) => {
    expect(formatMoney(language, 610_000, currency)).toBe(exact);
    expect(formatMoney(language, 610_000, currency, { whole: true })).toBe(whole);
  });

  test('keeps decimals that are not zero when whole amounts are preferred', () => {
    expect(formatMoney('en', 12_50, 'GBP', { whole: true })).toBe('£12.50');
  });
});

test.each([
  ['en', '20 November 2026'],
  ['us', 'November 20, 2026'],
  ['fr', '20 novembre 2026'],
  ['es', '20 de noviembre de 2026'],
] as const)('formatDay writes the UTC day in %s', (language, day) => {
  expect(formatDay(language, '2026-11-20T23:59:59.000Z')).toBe(day);
});

test.each([
  ['fr', '1er mars 2026'],
  ['en', '1 March 2026'],
  ['es', '1 de marzo de 2026'],
] as const)('formatDay writes the first of a month in %s', (language, day) => {
  expect(formatDay(language, '2026-03-01T12:00:00.000Z')).toBe(day);
});
