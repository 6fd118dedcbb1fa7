import { expect, test } from 'vitest';
import { inOrderOfPage } from '#web/domain/project/translation/usePieceLabel.ts';
import { ownProject } from '#web/testing/owner.ts';
import { aRole } from '#web/testing/samples.ts';
import { inFrench } from '#web/testing/translated.ts';
import { parseTranslationDraft } from './origins.ts';
import {
  editedTranslation,
  fieldAt,
  fieldOf,
  formerOf,
  markOf,
  originalsOf,
  textsOf,
  valuesOf,
} from './translationForm.ts';

const first = { question: 'How deep?', answer: 'Four metres.' };
const second = { question: 'How often?', answer: 'Every minute.' };
const translated = (faq: (typeof first)[]) =>
  editedTranslation(
    ownProject({
      faq,
      translations: {
        fr: inFrench({
          texts: { 'faq.0.question': 'À quelle profondeur ?' },
          outdated: ['faq.1.answer'],
          former: { 'faq.1.answer': { text: 'Toutes les heures.', of: 'Every hour.' } },
        }),
      },
    }),
    [aRole()],
    'fr',
  );

test('What has been typed for an entry of a list stays with it when the list is put into another order', () => {
  const before = translated([first, second]);
  const typed = {
    ...valuesOf(before.pieces, before.known),
    [fieldOf({ key: 'faq.1.question', text: second.question })]: 'À quelle fréquence ?',
  };
  const after = translated([second, first]);
  expect(textsOf(after.pieces, typed)['faq.0.question']).toBe('À quelle fréquence ?');
});

test('Outdated texts are in their fields and among what is known', () => {
  const { known, outdated, pieces } = translated([first, second]);
  expect(Object.keys(outdated)).toEqual(['faq.1.answer']);
  expect(known).toMatchObject({
    'faq.0.question': 'À quelle profondeur ?',
    'faq.1.answer': 'Toutes les heures.',
  });
  const field = fieldOf({ key: 'faq.1.answer', text: second.answer });
  expect(valuesOf(pieces, known)[field]).toBe('Toutes les heures.');
});

test('A text is sent with the original that it translates, until its author changes it or says that it fits', () => {
  const edited = translated([first, second]);
  const field = fieldOf({ key: 'faq.1.answer', text: second.answer });
  const values = valuesOf(edited.pieces, edited.known);
  const originalOf = (change: object) => originalsOf(edited, { ...values, ...change })['faq.1.answer'];
  expect(originalOf({})).toBe('Every hour.');
  expect(originalOf({ [field]: 'Toutes les minutes.' })).toBe(second.answer);
  expect(originalOf({ confirmed: [markOf(field, second.answer)] })).toBe(second.answer);
  expect(originalOf({ confirmed: [markOf(field, 'Every day.')] })).toBe('Every hour.');
});

test('A draft of an earlier original comes back at its piece, as one of that original', () => {
  const before = { key: 'faq.1.question', text: 'How often, roughly?' };
  const edited = translated([first, second]);
  const draft = parseTranslationDraft(edited, {
    [fieldOf(before)]: 'À peu près tous les combien ?',
    'text:name': 'Guet',
    origins: {
      [fieldOf(before)]: { key: before.key, of: before.text },
      'text:name': { key: 'name', of: ownProject().name },
    },
  });
  const values = { ...valuesOf(edited.pieces, edited.known), ...draft };
  expect(textsOf(edited.pieces, values)).toMatchObject({
    'faq.1.question': 'À peu près tous les combien ?',
    name: 'Guet',
  });
  const originals = originalsOf(edited, values);
  expect([originals['faq.1.question'], originals['name']]).toEqual([before.text, ownProject().name]);
  const marked = edited.pieces.filter(piece => formerOf(piece, edited, values)?.isTyped);
  expect(marked.map(({ key }) => key)).toEqual(['faq.1.question']);
});

test('A draft without origins counts as one of the present originals, and one that is damaged is left out', () => {
  const edited = translated([first]);
  expect(parseTranslationDraft(edited, { 'text:name': 'Guet', origins: { a: 1 } })).toEqual({
    'text:name': 'Guet',
    origins: { 'text:name': { key: 'name', of: ownProject().name } },
  });
});

test('Errors are shown at the piece that they name, those of the whole translation at its name', () => {
  const { pieces } = translated([first]);
  expect(fieldAt('change.translations.fr.role.firmware.Notes', pieces, 'fr')).toBe(
    'text:role:firmware:Notes',
  );
  expect(fieldAt('change.translations.fr', pieces, 'fr')).toBe('text:name');
  expect(fieldAt('change.translations.es.details', pieces, 'fr')).toBeUndefined();
});

test('Stored pieces are listed in the order of the page', () => {
  const keys = [
    'role.a.Notes',
    'faq.1.question',
    'details',
    'faq.0.answer',
    'role.a.PersonType',
    'name',
    'faq.0.question',
  ];
  expect(inOrderOfPage(keys)).toEqual([
    'name',
    'details',
    'faq.0.question',
    'faq.0.answer',
    'faq.1.question',
    'role.a.PersonType',
    'role.a.Notes',
  ]);
});
