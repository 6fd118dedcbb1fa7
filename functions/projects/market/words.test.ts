import { describe, expect, test } from 'vitest';
import { beginningsOf, listedBeginning, wordsOf } from './words.ts';

describe('words', () => {
  test('are folded alike in every language, each once', () => {
    expect(wordsOf("L'Été à l'école — ÉTÉ!")).toEqual(['l', 'ete', 'a', 'ecole']);
    expect(wordsOf('Cœur, Straße, señor, Łódź, ﬁne')).toEqual(['coeur', 'strasse', 'senor', 'lodz', 'fine']);
    expect(wordsOf('Version 2.0')).toEqual(['version', '2', '0']);
    expect(wordsOf('图书馆 مكتبة')).toEqual(['图书馆', 'مكتبة']);
    expect(wordsOf(' … !')).toEqual([]);
  });

  test('are listed under a few beginnings, one of which every search for their beginning reads', () => {
    const word = 'international';
    const listed = beginningsOf([word]);
    expect(listed).toEqual(['i', 'in', 'int', 'inter', 'internat']);
    for (let length = 1; length <= word.length; length++)
      expect(listed).toContain(listedBeginning(word.slice(0, length)));
  });

  test('are cut between letters, never inside one', () => {
    expect(beginningsOf(['𝒶𝒷𝒸'])).toEqual(['𝒶', '𝒶𝒷', '𝒶𝒷𝒸']);
  });
});
