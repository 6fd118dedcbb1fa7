import type { Refusal } from '#functions/platform/refusal.ts';
import { refuseOwnLanguage } from '#functions/projects/refuseOwnLanguage.ts';
import type { PictureChoice, PictureWords } from '#shared/entities/picture.ts';
import type { ProgressDraft, ProgressEntry, TranslatedPicture } from '#shared/entities/progressEntry.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { writtenLanguages } from '#shared/settings.ts';

type Translations = ProgressEntry['translations'];
type Before = Pick<ProgressEntry, 'title' | 'text' | 'translations' | 'pictures'>;

/**
 * The translations of an entry after a change, undefined for none. Those that the change does not name stay, and are outdated if it
 * changes the original; so do the words about each picture. Refuses one into the language of the project.
 */
export function entryTranslations(
  { title, text, pictures, translations: given = {} }: ProgressDraft,
  language: WrittenLanguage,
  before?: Before,
): Translations | Refusal<'VALIDATION_FAILED'> {
  const wrong = given[language] && refuseOwnLanguage(language, { language }, `translations.${language}`);
  if (wrong) return wrong;
  const isChanged = before !== undefined && (before.title !== title || before.text !== text);
  const shown: readonly PictureChoice[] = pictures ?? before?.pictures ?? [];
  const after: NonNullable<Translations> = {};
  for (const one of writtenLanguages) {
    const stored = before?.translations?.[one];
    const texts =
      given[one] === undefined
        ? stored && { ...stored, ...(isChanged && { outdated: true as const }) }
        : given[one];
    if (!texts) continue;
    const { pictures: _, ...rest } = texts;
    const words =
      typedWords(given[one]?.pictures, shown) ?? keptWords(stored?.pictures, shown, before?.pictures);
    after[one] = { ...rest, ...(words.length > 0 && { pictures: words }) };
  }
  return Object.keys(after).length > 0 ? after : undefined;
}

/** The words of a change about the pictures that the entry has; undefined if it has no list of them. */
const typedWords = (
  given: readonly PictureWords[] | undefined,
  shown: readonly PictureChoice[],
): TranslatedPicture[] | undefined =>
  given &&
  shown.flatMap(({ UploadID, caption: original }) => {
    const { alt, caption } = given.find(one => one.UploadID === UploadID) ?? {};
    const words = {
      ...(alt !== undefined && { alt }),
      ...(caption !== undefined && original !== undefined && { caption }),
    };
    return Object.keys(words).length > 0 ? [{ UploadID, ...words }] : [];
  });

/** The stored words about the pictures that the entry still has, outdated where the original ones are others now. */
const keptWords = (
  stored: readonly TranslatedPicture[] = [],
  shown: readonly PictureChoice[],
  before: readonly PictureChoice[] = [],
): TranslatedPicture[] =>
  shown.flatMap(({ UploadID, alt, caption }) => {
    const words = stored.find(one => one.UploadID === UploadID);
    const was = before.find(one => one.UploadID === UploadID);
    const isChanged = was?.alt !== alt || was.caption !== caption;
    return words ? [{ ...words, ...(isChanged && { outdated: true as const }) }] : [];
  });
