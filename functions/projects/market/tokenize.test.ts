import { describe, expect, test } from 'vitest';
import { indexedPrefix, prefixesOf, tokenize } from './tokenize.ts';

describe('words', () => {
  test('are folded alike in every language, each once', () => {
    expect(tokenize("L'Été à l'école — ÉTÉ!")).toEqual(['l', 'ete', 'a', 'ecole']);
    expect(tokenize('Cœur, Straße, señor, Łódź, ﬁne')).toEqual(['coeur', 'strasse', 'senor', 'lodz', 'fine']);
    expect(tokenize('Version 2.0')).toEqual(['version', '2', '0']);
    expect(tokenize('图书馆 مكتبة')).toEqual(['图书馆', 'مكتبة']);
    expect(tokenize(' … !')).toEqual([]);
  });

  test('are listed under a few beginnings, one of which every search for their beginning reads', () => {
    const word = 'international';
    const listed = prefixesOf([word]);
    expect(listed).toEqual(['i', 'in', 'int', 'inter', 'internat']);
    for (let length = 1; length <= word.length; length++)
      expect(listed).toContain(indexedPrefix(word.slice(0, length)));
  });

  test('are cut between letters, never inside one', () => {
    expect(prefixesOf(['𝒶𝒷𝒸'])).toEqual(['𝒶', '𝒶𝒷', '𝒶𝒷𝒸']);
  });
});
