import { describe, expect, test } from 'vitest';
import { frenchSpaces, spaces, spanishSpaces } from './typography.ts';

describe('French spacing', () => {
  test.each([
    ['Vraiment ?', 'Vraiment\u202F?'],
    ['Oui ! Non ; peut-être', 'Oui\u202F! Non\u202F; peut-être'],
    ['Votre projet : un phare', 'Votre projet\u202F: un phare'],
    ['« Marée »', '«\u202FMarée\u202F»'],
    ['«Marée»', '«\u202FMarée»'],
    ['50 % de 12 €', '50\u00A0% de 12\u00A0€'],
    ['10 000 points', '10\u202F000 points'],
    ['*Pourquoi :* parce que', '*Pourquoi\u202F:* parce que'],
    ['100 Mo à 7 h UTC', '100\u00A0Mo à 7\u00A0h UTC'],
    ['{{size}} Mo', '{{size}}\u00A0Mo'],
    ['{{person}} s’attribue 3 minutes', '{{person}} s’attribue 3 minutes'],
  ])('corrects %j', (text, corrected) => {
    expect(frenchSpaces(text)).toBe(corrected);
    expect(frenchSpaces(corrected)).toBe(corrected);
  });

  test.each(['https://cairn.example/fr', '09:41', 'Bonjour {name},', 'en 2026'])(
    'leaves %j unchanged',
    text => {
      expect(frenchSpaces(text)).toBe(text);
    },
  );
});

test('Spanish spacing affects only %, € and units', () => {
  expect(spanishSpaces('¿Qué? ¡Un 50 % de 12 €, 5 MB!')).toBe('¿Qué? ¡Un 50\u00A0% de 12\u00A0€, 5\u00A0MB!');
});

test('English texts are unchanged', () => {
  expect(spaces.en('50 % : yes !')).toBe('50 % : yes !');
});
