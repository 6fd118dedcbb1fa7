import { describe, expect, test } from 'vitest';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import { formatDay, formatMoment, formatMoney, formatNumber } from './locales.ts';

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

describe('What is negative has a minus sign', () => {
  test.each([
    ['en', '−£8.59', '−1,234.5'],
    ['us', '−£8.59', '−1,234.5'],
    ['fr', '−8,59\u00a0£', '−1\u202f234,5'],
    ['es', '−8,59\u00a0£', '−1234,5'],
  ] as const)('in %s', (language, money, number) => {
    expect(formatMoney(language, -8_59, 'GBP')).toBe(money);
    expect(formatNumber(language, -1234.5)).toBe(number);
  });

  test('because nothing else formats numbers for people, except in files and where none is negative', () => {
    const formatting = sources.filter(
      file =>
        /^(?:functions|shared|web\/(?:src|build))\//.test(file) &&
        !isTest(file) &&
        /new Intl\.NumberFormat|numberFormatter\((?:[^()]|\([^()]*\))*\)\s*\.format\(|\.toLocaleString\(|[`'"]-\$\{/.test(
          readSource(file),
        ),
    );
    expect(formatting.toSorted()).toEqual([
      'functions/pages/embed.ts', // progress and numbers of roles
      'functions/provider/openWithEmail.ts', // no number
      'shared/csv.ts', // for spreadsheets
      'shared/locales.ts',
      'web/src/pages/account/suggestUsername.ts', // no number
    ]);
  });
});

test.each([
  ['us', 'November 20, 2026 at 1:46 PM UTC'],
  ['en', '20 November 2026 at 13:46 UTC'],
] as const)('formatMoment writes the time in %s', (language, moment) => {
  expect(formatMoment(language, '2026-11-20T13:46:00.000Z')).toBe(moment);
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
