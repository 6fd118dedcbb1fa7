import { expect, test } from 'vitest';
import { isTest, readSource, sources } from '#functions/testing/sources.ts';
import { decimalOf, toCsv } from './csv.ts';

test('starts with a byte order mark, ends each row with CR LF and quotes texts', () => {
  expect(
    toCsv(
      [
        ['a', 'one, two', ''],
        ['say "three"', 'four\nfive', -2],
      ],
      'en',
    ),
  ).toBe('\uFEFF"a","one, two",\r\n"say ""three""","four\nfive",-2\r\n');
});

test.each([
  ['en', '"a";"b",-12.50,3'],
  ['us', '"a";"b",-12.50,3'],
  ['fr', '"a";"b";-12,50;3'],
  ['es', '"a";"b";-12,50;3'],
] as const)('has the separator and the decimals of spreadsheets in %s', (language, expected) => {
  const separator = language === 'fr' || language === 'es' ? ';' : ',';
  expect(toCsv([['a', 'b', decimalOf(-1250, 'EUR'), 3]], language)).toBe(
    `\uFEFF${expected.replace('"a";"b"', `"a"${separator}"b"`)}\r\n`,
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1＋1', "'＝1＋1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  [' =1', " '=1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['a,=1+1', "a,'=1+1"],
  ['a; =1+1', "a; '=1+1"],
  ['a\n＝1', "a\n'＝1"],
  ['Ana-María, a 2-3 m', 'Ana-María, a 2-3 m'],
])('a spreadsheet does not calculate %j', (text, expected) => {
  expect(toCsv([[text]], 'en')).toBe(`\uFEFF"${expected}"\r\n`);
});

test('writes amounts with the digits of their currency', () => {
  expect([decimalOf(1250, 'GBP'), decimalOf(5, 'EUR'), decimalOf(-5, 'USD'), decimalOf(0, 'GBP')]).toEqual([
    { decimal: '12.50' },
    { decimal: '0.05' },
    { decimal: '-0.05' },
    { decimal: '0.00' },
  ]);
  expect(decimalOf(500, 'JPY')).toEqual({ decimal: '500' });
});

test('every CSV file of the site is written here', () => {
  const saving = sources.filter(file => !isTest(file) && /\.csv`/.test(readSource(file)));
  expect(saving.length).toBeGreaterThan(5);
  expect(saving.filter(file => !/\b(?:toCsv|\w+Csv)\(/.test(readSource(file)))).toEqual([]);
});
