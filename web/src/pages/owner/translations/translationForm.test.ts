import { expect, test } from 'vitest';
import { inOrderOfPage } from '#web/domain/project/translation/usePieceLabel.ts';
import { ownProject } from '#web/testing/owner.ts';
import { aRole } from '#web/testing/samples.ts';
import { inFrench } from '#web/testing/translated.ts';
import { confirmedOf, editedTranslation, fieldAt, fieldOf, textsOf, valuesOf } from './translationForm.ts';

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
  expect(confirmedOf(pieces, { confirmed: [field], fromMachine: [] })).toEqual(['faq.1.answer']);
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
