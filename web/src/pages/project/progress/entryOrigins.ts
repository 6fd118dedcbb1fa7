import type { ProgressEntry, SeenEntryTexts } from '#shared/entities/progressEntry.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { textMark } from '#shared/textMark.ts';
import { pictureText } from '#shared/translation/entryVersion.ts';
import { type EntryValues, entryValues, fieldIn } from './entryValues.ts';

type Entry = Pick<ProgressEntry, 'title' | 'text' | 'translations' | 'pictures'>;

/** A part of the translation of an entry that is outdated on its own: title and text, or the words about a picture. */
export interface Part {
  /** `fr`, or `fr:` with the picture. */
  id: string;
  /** Its originals, as they are in the form. */
  of: SeenEntryTexts;
  /** Its texts, empty if there are none. */
  texts: string;
}

const textsOf = (...texts: (string | undefined)[]): string =>
  texts
    .map(text => text?.trim() ?? '')
    .join('\n')
    .trim();

/** The part of the translation into a language with its title and its text. */
export const mainPart = (values: EntryValues, language: WrittenLanguage): Part => ({
  id: language,
  of: { title: values.title.trim(), text: values.text.trim() },
  texts: textsOf(values[fieldIn('title', language)], values[fieldIn('text', language)]),
});

/** The parts of the translation into a language with the words about its pictures. */
export const pictureParts = (values: EntryValues, language: WrittenLanguage): Part[] =>
  values.pictures.items.map(({ UploadID, alt, caption }) => {
    const words = values[`pictures_${language}`].words[UploadID];
    return {
      id: `${language}:${UploadID}`,
      of: {
        [pictureText(UploadID, 'alt')]: alt.trim(),
        ...(caption.trim() && { [pictureText(UploadID, 'caption')]: caption.trim() }),
      },
      texts: textsOf(words?.alt, words?.caption),
    };
  });

/** All parts of the translations in a form. */
export const partsOf = (values: EntryValues): Part[] =>
  writtenLanguages.flatMap(language => [mainPart(values, language), ...pictureParts(values, language)]);

/** A part whose originals have changed since. */
export interface Former {
  /** The originals as they were; undefined if they are not known any more. */
  of: SeenEntryTexts | undefined;
  /** Its texts were typed here and are not saved. */
  isTyped: boolean;
}

const isSame = (one: SeenEntryTexts, other: SeenEntryTexts): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(name => one[name] === other[name]);

/** The former originals of a part, if they are others now: those of what was typed, otherwise those of what is stored. */
export function formerOf(part: Part, values: EntryValues, entry: Entry | undefined): Former | undefined {
  if (!part.texts) return undefined;
  const origin = values.origins[part.id];
  if (origin) return isSame(origin, part.of) ? undefined : { of: origin, isTyped: true };
  const stored = entry && partsOf(entryValues(entry)).find(({ id }) => id === part.id);
  if (stored?.texts !== part.texts) return undefined;
  if (isOutdated(part, entry)) return { of: undefined, isTyped: false };
  return isSame(stored.of, part.of) ? undefined : { of: stored.of, isTyped: false };
}

function isOutdated({ id }: Part, entry: Entry | undefined): boolean {
  const [language, picture] = id.split(':') as [WrittenLanguage, string | undefined]; // as parts are named
  const stored = entry?.translations?.[language];
  const words = stored?.pictures?.find(({ UploadID }) => UploadID === picture);
  return Boolean(picture === undefined ? stored?.outdated : words?.outdated);
}

/** Mark that a part fits its originals as they are. It no longer fits once they are others. */
export const markOf = ({ id, of }: Part): string => `${id}=${textMark(Object.values(of))}`;

/** The originals of the translation into a language, as far as the author has said or shown of which it is. */
export function originalsIn(
  values: EntryValues,
  language: WrittenLanguage,
  entry: Entry | undefined,
): SeenEntryTexts {
  const parts = [mainPart(values, language), ...pictureParts(values, language)];
  const said = parts.map(part => {
    const former = formerOf(part, values, entry);
    const isSaid = values.confirmed.includes(markOf(part)) || (values.origins[part.id] && !former);
    return isSaid ? part.of : former?.isTyped ? former.of : undefined;
  });
  return Object.assign({}, ...said);
}
