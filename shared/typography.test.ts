import { describe, expect, test } from 'vitest';
import { frenchSpaces, keepTogether, spaces, spanishSpaces, withWholeEmail } from './typography.ts';

describe('French spacing', () => {
  test.each([
    ['Vraiment ?', 'Vraiment\u202F?'],
    ['Oui ! Non ; peut-être', 'Oui\u202F! Non\u202F; peut-être'],
    ['Votre projet : un phare', 'Votre projet\u202F: un phare'],
    ['« Marée »', '«\u202FMarée\u202F»'],
    ['«Marée»', '«\u202FMarée»'],
    ['50 % de 12 €', '50\u00A0% de 12\u00A0€'],
    ['10 000 points', '10\u202F000 points'],
    ['<b>{{name}}</b> : à vous', '<b>{{name}}</b>\u202F: à vous'],
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

test.each([
  [
    'Merci ! Vraiment ? « Oui » ; voici : un phare',
    'Merci\u202F! Vraiment\u202F? «\u202FOui\u202F»\u202F; voici\u202F: un phare',
  ],
  ['**Quand** ? *Ici* : à 7 h', '**Quand**\u202F? *Ici*\u202F: à 7\u00A0h'],
  ['Ah ! ! !', 'Ah\u202F!\u202F!\u202F!'],
  [
    '12 000 points, 50 %, 12 €, 3 semanas, 14 days',
    '12\u202F000 points, 50\u00A0%, 12\u00A0€, 3\u00A0semanas, 14\u00A0days',
  ],
  ['Vraiment ? `a ? b : c` !\n```\nls ; rm !\n```', 'Vraiment\u202F? `a ? b : c` !\n```\nls ; rm !\n```'],
])('what people write in any language keeps signs and units with the words before them: %j', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
  expect(keepTogether(kept)).toBe(kept);
});

test.each([
  'Really? Yes! At 09:41: «hola»; see https://cairn.example/?a=1',
  'const open = isNew ? 1 : 2 ;',
  'if (ready) { go() ; } !',
  '- ! a list\n> ? a quote\n\n ![a plan](/plan.png)',
  'Hello :) and :-)',
])('what has no such space, or looks like code, stays as it is: %j', text => {
  expect(keepTogether(text)).toBe(text);
});

test('an address with a query does not make code of its line', () => {
  expect(keepTogether('Voir https://cairn.example/?a=1 !')).toBe('Voir https://cairn.example/?a=1\u202F!');
});

test('E-mail stays in one line, with the hyphen that people type', () => {
  expect(withWholeEmail('E-mail, e-mails ; entre-temps')).toBe('E-\u2060mail, e-\u2060mails ; entre-temps');
  expect(withWholeEmail(withWholeEmail('e-mail'))).toBe('e-\u2060mail');
});
