import { expect, test } from 'vitest';
import { decimalOf, toCsv } from './csv.ts';

test('starts with a byte order mark and ends each row with CR LF', () => {
  expect(
    toCsv([
      ['a', 'b'],
      [1, -2],
    ]),
  ).toBe('\uFEFFa,b\r\n1,-2\r\n');
});

test('quotes commas, quotes and line breaks', () => {
  expect(toCsv([['one, two', 'say "three"', 'four\nfive']])).toBe(
    '\uFEFF"one, two","say ""three""","four\nfive"\r\n',
  );
});

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a spreadsheet does not calculate %j',
  text => {
    expect(toCsv([[text]])).toContain(`'${text}`);
  },
);

test('leaves negative amounts as numbers', () => {
  expect(toCsv([['-12.50']])).toBe('\uFEFF-12.50\r\n');
});

test('writes amounts with the digits of their currency', () => {
  expect([decimalOf(1250, 'GBP'), decimalOf(5, 'EUR'), decimalOf(-5, 'USD'), decimalOf(0, 'GBP')]).toEqual([
    '12.50',
    '0.05',
    '-0.05',
    '0.00',
  ]);
  expect(decimalOf(500, 'JPY')).toBe('500');
});
