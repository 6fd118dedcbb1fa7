import { expect, test } from 'vitest';
import { makeLog } from '#functions/platform/log.ts';
import { conversations } from '#infra/local/demo/correspondence.ts';
import { leFournil } from '#infra/local/demo/projects/leFournil.ts';
import { tidewatch } from '#infra/local/demo/projects/tidewatch.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { divideText, joinText, unitsOf } from '../units.ts';
import { embeddedTranslator } from './embeddedTranslator.ts';
import { phrases } from './phrases/phrases.ts';

/** A text with what the phrase book knows of it. */
async function translate(text: string, from: WrittenLanguage, into: WrittenLanguage, names: string[] = []) {
  const divided = divideText(text, names);
  const translated = await embeddedTranslator.translate({
    units: unitsOf(divided),
    from,
    into,
    mayRepeat: async () => false,
    log: makeLog(() => {}),
  });
  if (!Array.isArray(translated)) throw new Error(translated.code);
  return { text: joinText(divided, translated), known: translated.map(one => one !== undefined) };
}

test('The phrase book translates sentences and lines, whatever spaces and apostrophes they have', async () => {
  expect(await translate('Merci !\n\n- **Comment** puis-je aider ?', 'fr', 'es')).toMatchObject({
    text: '¡Gracias!\n\n- ¿Cómo puedo ayudar?',
  });
  expect((await translate('What a beautiful project! How can I help?', 'en', 'fr')).text).toBe(
    'Quel beau projet\u202F! Comment puis-je aider\u202F?',
  );
});

test('It leaves what it does not know as it is', async () => {
  expect(await translate('Merci !\nUne phrase que personne n’a écrite.', 'fr', 'en')).toEqual({
    text: 'Thank you!\nUne phrase que personne n’a écrite.',
    known: [true, false],
  });
});

test('Its phrases keep the numbers and addresses of each other', async () => {
  for (const phrase of phrases)
    for (const [from, into] of [
      ['en', 'fr'],
      ['fr', 'es'],
      ['es', 'en'],
    ] as const) {
      const text = phrase[from];
      if (text && phrase[into])
        expect([text, (await translate(text, from, into)).known]).toEqual([text, [true]]);
    }
});

test('It knows texts of the demo: details, comments, entries and messages', async () => {
  const french = [
    leFournil.details,
    tidewatch.comments?.find(({ by }) => by === 'camille')?.text ?? '',
    tidewatch.comments?.find(({ by }) => by === 'amadou')?.text ?? '',
    conversations.flatMap(({ messages }) => messages).find(({ from }) => from === 'camille')?.body ?? '',
  ];
  for (const text of french)
    for (const into of ['en', 'es'] as const)
      expect((await translate(text, 'fr', into, ['Camille Roux'])).known, text).not.toContain(false);
  for (const { title, text } of tidewatch.log ?? [])
    expect((await translate(`${title}\n${text}`, 'en', 'fr')).known, text).not.toContain(false);
});
