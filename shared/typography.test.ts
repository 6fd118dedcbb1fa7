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
    ['{{person}} s’attribue 3 minutes', '{{person}} s’attribue 3\u00A0minutes'],
    [
      '{days} jours, <b>{{count}}</b> ans, **2** mois',
      '{days}\u00A0jours, <b>{{count}}</b>\u00A0ans, **2**\u00A0mois',
    ],
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
  expect(spanishSpaces('¿Qué? ¡Un 50 % de 12 €, 5 MB en 3 días!')).toBe(
    '¿Qué? ¡Un 50\u00A0% de 12\u00A0€, 5\u00A0MB en 3\u00A0días!',
  );
});

test('English spacing affects only units', () => {
  expect(spaces.en('50 % : yes ! In 14 days, or {count} working days; 2 daylilies')).toBe(
    '50 % : yes ! In 14\u00A0days, or {count}\u00A0working days; 2 daylilies',
  );
});
