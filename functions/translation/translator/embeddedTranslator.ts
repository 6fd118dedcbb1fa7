import type { WrittenLanguage } from '#shared/fields.ts';
import { writtenLanguages } from '#shared/settings.ts';
import type { Translator } from '../translator.ts';
import type { Part, Unit } from '../units.ts';
import { phrases } from './phrases/phrases.ts';

/** A sentence without what typing and typography make different: spaces, apostrophes, marks of emphasis. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .replaceAll('’', "'")
    .replaceAll(/\*\*|__/g, '')
    .trim();

const books = new Map(
  writtenLanguages.map(from => [
    from,
    new Map(
      phrases
        .toReversed() // the first entry of a sentence counts
        .flatMap(phrase => (phrase[from] ? [[plain(phrase[from]), phrase] as const] : [])),
    ),
  ]),
);

const translationOf = (text: string, from: WrittenLanguage, into: WrittenLanguage): string | undefined =>
  books.get(from)?.get(plain(text))?.[into];

/**
 * The translator of one machine: it looks lines and sentences up in a phrase book, and needs nothing else. A line that is not in
 * it, as a whole or sentence by sentence, has no translation; if none of a text is, it has none.
 */
export const embeddedTranslator: Translator = {
  async translate({ units, from, into, log }) {
    log.info('translator.called', {
      characters: units.reduce((sum, { source }) => sum + source.length, 0),
      cost: 0,
    });
    return units.map(unit => {
      const translated = lineOf(unit.source, from, into);
      return translated !== undefined && keepsAll(unit, translated) ? translated : undefined;
    });
  },
};

function lineOf(line: string, from: WrittenLanguage, into: WrittenLanguage): string | undefined {
  const whole = translationOf(line, from, into);
  if (whole !== undefined) return whole;
  const sentences = line.split(/(?<=[.!?…])\s+/).map(sentence => translationOf(sentence, from, into));
  return sentences.every(sentence => sentence !== undefined) ? sentences.join(' ') : undefined;
}

/** Whether everything that is protected in a unit is in its translation, as often as in the original. */
function keepsAll({ parts, source }: Unit, translated: string): boolean {
  const counted = (text: string, of: string): number => text.split(of).length;
  return keptIn(parts).every(kept => counted(translated, kept) >= counted(source, kept));
}

const keptIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(part =>
    part.kind === 'words' ? [] : part.kind === 'kept' ? [part.text] : keptIn(part.parts),
  );
