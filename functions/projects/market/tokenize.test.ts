import { describe, expect, test } from 'vitest';
import { indexedPrefix, prefixesOf, tokenize } from './tokenize.ts';

describe('tokenize', () => {
  test('folds words in every language and returns each once', () => {
    expect(tokenize("L'Été à l'école — ÉTÉ!")).toEqual(['l', 'ete', 'a', 'ecole']);
    expect(tokenize('Cœur, Straße, señor, Łódź, ﬁne')).toEqual(['coeur', 'strasse', 'senor', 'lodz', 'fine']);
    expect(tokenize('Version 2.0')).toEqual(['version', '2', '0']);
    expect(tokenize('图书馆 مكتبة')).toEqual(['图书馆', 'مكتبة']);
    expect(tokenize(' … !')).toEqual([]);
  });

  test.each([
    ['Traducteur·rice breton', ['traducteur', 'traductrice', 'breton']],
    ['Acteur·ice', ['acteur', 'actrice']],
    ['Développeur·se', ['developpeur', 'developpeuse']],
    ['Développeur·euse·s web', ['developpeurs', 'developpeuses', 'web']],
    ['Étudiant·e', ['etudiant', 'etudiante']],
    ['Infirmier·ère', ['infirmier', 'infirmiere']],
    ['Sportif·ve', ['sportif', 'sportive']],
    ['Curieux·se', ['curieux', 'curieuse']],
    ['Musicien·ne·s', ['musiciens', 'musiciennes']],
    ['Illustrateur•trice', ['illustrateur', 'illustratrice']],
    ['col·laborador', ['col', 'laborador']], // Catalan
  ])('reads both forms in %s', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  test('indexes words under a few prefixes, one of which serves every search for a longer prefix', () => {
    const word = 'international';
    const listed = prefixesOf([word]);
    expect(listed).toEqual(['int', 'inter']);
    for (let length = 3; length <= word.length; length++)
      expect(listed).toContain(indexedPrefix(word.slice(0, length)));
  });

  test('indexes words of one or two letters as they are', () => {
    expect(prefixesOf(['a', '42', 'art'])).toEqual(['a', '42', 'art']);
    expect(['4', '42', '421'].map(indexedPrefix)).toEqual(['4', '42', '421']);
  });

  test('cuts between characters, never inside one', () => {
    expect(prefixesOf(['𝒶𝒷𝒸𝒹'])).toEqual(['𝒶𝒷𝒸']);
  });
});
