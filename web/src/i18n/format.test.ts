import { describe, expect, test } from 'vitest';
import {
  currencySign,
  formatDate,
  formatMoney,
  formatNumber,
  formatRelative,
  formatShare,
} from './format.ts';
import { bestLanguage } from './languages.ts';

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

describe('Figures', () => {
  test.each([
    ['en', '£6,100', '14 Nov 2025', '61%'],
    ['gb', '£6,100', '14 Nov 2025', '61%'],
    ['us', '£6,100', 'Nov 14, 2025', '61%'],
    ['fr', '6 100 £', '14 nov. 2025', '61 %'],
    ['es', '6100 £', '14 nov 2025', '61 %'],
  ] as const)('in %s are written as there', (lang, money, date, share) => {
    expect(plain(formatMoney(lang, 610_000, 'GBP', { whole: true }))).toBe(money);
    expect(formatDate(lang, '2025-11-14')).toBe(date);
    expect(plain(formatShare(lang, 0.61))).toBe(share);
  });

  test('keep their pence unless whole amounts are wanted and there are none', () => {
    expect(formatMoney('en', 1250, 'GBP')).toBe('£12.50');
    expect(formatMoney('en', 1200, 'GBP')).toBe('£12.00');
    expect(formatMoney('en', 1250, 'GBP', { whole: true })).toBe('£12.50');
    expect(plain(formatMoney('fr', 610_000, 'EUR', { whole: true }))).toBe('6 100 €');
  });

  test('have narrow no-break spaces in French', () => {
    expect(formatNumber('fr', 12480)).toBe('12\u202F480');
  });

  test('have the sign of the currency on its side', () => {
    expect(currencySign('en', 'GBP')).toEqual({ sign: '£', before: true });
    expect(currencySign('es', 'EUR')).toEqual({ sign: '€', before: false });
  });
});

describe('Times', () => {
  const now = '2026-01-10T12:00:00Z';
  test.each([
    ['2026-01-10T11:59:48Z', '12 seconds ago'],
    ['2026-01-09T10:00:00Z', 'yesterday'],
    ['2026-01-07T10:00:00Z', '3 days ago'],
    ['2025-12-25T10:00:00Z', '2 weeks ago'],
    ['2026-01-12T13:00:00Z', 'in 2 days'],
  ])('%s is "%s"', (at, words) => {
    expect(formatRelative('en', at, now)).toBe(words);
  });
});

describe('The language of a visitor', () => {
  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de-DE', 'es-MX'], 'es'],
    [['en-US'], 'us'],
    [['en-GB'], 'gb'],
    [['en-AU'], 'en'],
    [['de'], 'en'],
  ] as const)('%j is %s', (wanted, lang) => {
    expect(bestLanguage(wanted)).toBe(lang);
  });
});
