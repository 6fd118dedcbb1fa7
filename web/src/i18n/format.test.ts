import { describe, expect, test } from 'vitest';
import { formatNumber } from '#shared/locales.ts';
import { currencySign, formatDate, formatFileSize, formatRelative, formatShare } from './format.ts';
import { bestLanguage } from './languages.ts';

describe('numbers and dates', () => {
  test.each([
    ['en', '14 Nov 2025', '61%'],
    ['gb', '14 Nov 2025', '61%'],
    ['us', 'Nov 14, 2025', '61%'],
    ['fr', '14 nov. 2025', '61 %'],
    ['es', '14 nov 2025', '61 %'],
  ] as const)('follow the conventions of %s', (lang, date, share) => {
    expect(formatDate(lang, '2025-11-14')).toBe(date);
    expect(formatShare(lang, 0.61).replace(/[\u00A0\u202F]/g, ' ')).toBe(share);
  });

  test('group thousands with narrow no-break spaces in French', () => {
    expect(formatNumber('fr', 12480)).toBe('12\u202F480');
  });

  test.each([
    ['en', 0, '0.1 kB'],
    ['en', 5 * 2 ** 20, '5 MB'],
    ['fr', 1_300_000, '1,2 Mo'],
    ['es', 700_000, '684 kB'],
  ] as const)('say the size of a file in %s', (lang, bytes, words) => {
    expect(formatFileSize(lang, bytes).replace(/[\u00A0\u202F]/g, ' ')).toBe(words);
  });

  test('put the currency sign where the language expects it', () => {
    expect(currencySign('en', 'GBP')).toEqual({ sign: '£', before: true });
    expect(currencySign('es', 'EUR')).toEqual({ sign: '€', before: false });
  });
});

describe('relative times', () => {
  const now = '2026-01-10T12:00:00Z';
  test.each([
    ['2026-01-10T11:59:48Z', '12 seconds ago'],
    ['2026-01-09T10:00:00Z', 'yesterday'],
    ['2026-01-07T10:00:00Z', '3 days ago'],
    ['2025-12-25T10:00:00Z', '2 weeks ago'],
    ['2026-01-12T13:00:00Z', 'in 2 days'],
  ])('%s is formatted as "%s"', (at, words) => {
    expect(formatRelative('en', at, now)).toBe(words);
  });
});

describe('best language for a visitor', () => {
  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de-DE', 'es-MX'], 'es'],
    [['en-US'], 'us'],
    [['en-GB'], 'gb'],
    [['en-AU'], 'en'],
    [['de'], 'en'],
  ] as const)('%j resolves to %s', (wanted, lang) => {
    expect(bestLanguage(wanted)).toBe(lang);
  });
});

test.each([
  ['us', 'Nov 20, 2026, 1:46 PM', '9:05 AM'],
  ['en', '20 Nov 2026, 13:46', '09:05'],
  ['fr', '20 nov. 2026, 13:46', '09:05'],
] as const)('formatDate writes times in %s', (language, moment, time) => {
  expect(formatDate(language, '2026-11-20T13:46:00.000Z', 'moment', 'UTC')).toBe(moment);
  expect(formatDate(language, '2026-11-20T09:05:00.000Z', 'time', 'UTC')).toBe(time);
});
