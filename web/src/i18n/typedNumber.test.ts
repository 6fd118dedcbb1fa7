import { assert, constantFrom, integer, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies, type Language, languages } from '#shared/settings.ts';
import { parseAmount, parsePercent, parseWhole, typedAmount, typedWhole } from './typedNumber.ts';

const anyLanguage = constantFrom(...languages);
const poundsOf = (typed: string, language: Language) => parseAmount(typed, language, 'GBP');

describe('Amount', () => {
  test.each(
    [
      ['15', 15_00],
      ['12.50', 12_50],
      ['12,5', 12_50],
      ['1 234,50', 1_234_50],
      ['1\u202F234,50', 1_234_50],
      ['1\u00A0234.50', 1_234_50],
      ['1.234,50', 1_234_50],
      ['1,234.50', 1_234_50],
      ["1'234.50", 1_234_50],
      ['1’234,50', 1_234_50],
      ['1,234,567', 1_234_567_00],
      ['1.234.567,8', 1_234_567_80],
      ['1250000', 1_250_000_00],
      [' €40 ', 40_00],
      ['40\u00A0€', 40_00],
    ].flatMap(([typed, amount]) => languages.map(language => [typed, language, amount] as const)),
  )('"%s" in %s is %i in minor units', (typed, language, amount) => {
    expect(parseAmount(String(typed), language, 'EUR')).toEqual({ value: amount });
  });

  test.each([
    ['1,005', 'en', 1_005_00],
    ['1,005', 'us', 1_005_00],
    ['1.005', 'es', 1_005_00],
    ['1,005', 'fr', undefined],
    ['1,005', 'es', undefined],
    ['1.005', 'en', undefined],
    ['1.005', 'gb', undefined],
    ['1.005', 'fr', undefined],
  ] as const)('with three digits after a single sign, "%s" in %s, is %s', (typed, language, value) => {
    expect(parseAmount(typed, language, 'GBP').value).toBe(value);
  });

  const malformed = [
    '',
    'ten',
    '-5',
    '+5',
    '1e3',
    '.5',
    '5.',
    '1.5.5',
    '0,500',
    '0.015',
    '1234,567',
    '12.3.000',
    '1,23,456',
    '1 23',
    '12 3456',
    '0 500',
    '1  000',
    '1 234.567',
    '1,234 567',
    "1'234 567",
    '1,234.567',
    '1.234,5.6',
    '$20',
    '20 $',
    '£5£',
    '£',
    '٣',
    '12345678901234',
    '5 euros',
    '1_000',
    '0x10',
    'Infinity',
  ];
  test.each(malformed)('"%s" is refused in every language', typed => {
    for (const language of languages) expect(parseAmount(typed, language, 'GBP').value).toBeUndefined();
  });

  test('is read again from how it is shown, in every language and currency', () => {
    const amount = integer({ min: 0, max: 100_000_000_00 });
    assert(
      property(amount, anyLanguage, constantFrom(...currencies), (minor, language, currency) => {
        expect(parseAmount(typedAmount(minor, language), language, currency)).toEqual({ value: minor });
      }),
    );
    expect(typedAmount(1_234_50, 'en')).toBe('1,234.50');
    expect(typedAmount(1_234_50, 'fr')).toBe('1\u202F234,50');
    expect(typedAmount(12_345_50, 'es')).toBe('12.345,50');
    expect(typedAmount(8_000_00, 'us')).toBe('8,000');
  });

  test('never differs between two languages that both read it', () => {
    const text = string({
      unit: constantFrom('0', '0', '1', '5', '.', ',', '\u202F', '’'),
      maxLength: 12,
    });
    assert(
      property(text, typed => {
        for (const parse of [parseWhole, poundsOf]) {
          const read = languages.map(language => parse(typed, language).value);
          expect(new Set(read.filter(value => value !== undefined)).size).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('Whole number', () => {
  test.each([
    ['1,200', 'en', { value: 1_200 }],
    ['1 200', 'en', { value: 1_200 }],
    ['1.200', 'es', { value: 1_200 }],
    ['1\u202F200', 'fr', { value: 1_200 }],
    ['1,200', 'fr', { problem: 'decimals' }],
    ['1.200', 'en', { problem: 'decimals' }],
    ['12.5', 'en', { problem: 'decimals' }],
    ['2,5', 'en', { problem: 'decimals' }],
    ['2.0', 'en', { problem: 'decimals' }],
    ['', 'en', { problem: 'unreadable' }],
    ['£5', 'en', { problem: 'unreadable' }],
    ['-1', 'en', { problem: 'unreadable' }],
  ] as const)('"%s" in %s is %o', (typed, language, read) => {
    expect(parseWhole(typed, language)).toEqual(read);
  });

  test('is read again from how it is shown, in every language', () => {
    assert(
      property(nat({ max: 1_000_000_000 }), anyLanguage, (value, language) => {
        expect(parseWhole(typedWhole(value, language), language)).toEqual({ value });
        expect(parsePercent(typedWhole(value, language), language)).toEqual({ value });
      }),
    );
  });
});

test('A percentage is whole; its sign may follow', () => {
  for (const typed of ['7', '7%', ' 7 % ', '7\u202F%'])
    expect(parsePercent(typed, 'fr')).toEqual({ value: 7 });
  for (const typed of ['7.5', '2,5', '7,5\u00A0%'])
    expect(parsePercent(typed, 'fr').problem).toBe('decimals');
  expect(parsePercent('%', 'fr').problem).toBe('unreadable');
});
