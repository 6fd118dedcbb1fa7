import { describe, expect, test } from 'vitest';
import { isFoundByName, nameReadingsOf, nameWordsOf } from './nameWords.ts';

test.each([
  ['Lefèvre-Ñoño', ['lefevre', 'nono']],
  ['Anne O’Brien', ['anne', 'o', 'brien']],
  ["D'Arcy", ['d', 'arcy']],
  ['D´Arcy', ['d', 'arcy']],
  ['Kaʻiulani', ['ka', 'iulani']],
  ['J.R.R. Tolkien', ['j', 'r', 'r', 'tolkien']],
  ['maren_holt', ['maren', 'holt']],
  ['Jean\u2011Luc', ['jean', 'luc']],
  ['Ma\u00adria', ['maria']],
  ['小林 花子', ['小林', '花子']],
  ['–', []],
])('the words of %s are %j', (name, words) => {
  expect(nameWordsOf(name)).toEqual(words);
});

test('a name is read from each word on', () => {
  expect(nameReadingsOf('Anne O’Brien')).toEqual([
    'anne o brien',
    'o brien anne',
    'brien anne o',
    'obrien anne',
  ]);
  expect(nameReadingsOf('Mia')).toEqual(['mia']);
  expect(nameReadingsOf('')).toEqual([]);
});

describe('a name is found by', () => {
  test.each([
    ['Élodie Lefèvre-Ñoño', 'nono'],
    ['Élodie Lefèvre-Ñoño', 'LEFÈV'],
    ['Élodie Lefèvre-Ñoño', 'lefevrenono'],
    ['Carmen Robledo', 'robledo car'],
    ['Anne O’Brien', 'obrien'],
    ['Anne O’Brien', "o'b"],
    ['😀 Parade', '😀'],
    ['Anyone', '  '],
  ])('%s: %s', (name, typed) => {
    expect(isFoundByName(name, typed)).toBe(true);
    expect(nameReadingsOf(name).some(one => one.startsWith(nameWordsOf(typed).join(' ')))).toBe(true);
  });

  test.each([
    ['Carmen Robledo', 'obledo'],
    ['Carmen Robledo', 'carmen robledos'],
  ])('no part within a word: %s, %s', (name, typed) => {
    expect(isFoundByName(name, typed)).toBe(false);
  });
});
