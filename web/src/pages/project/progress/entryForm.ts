import type { Picture } from '#shared/entities/picture.ts';
import type { ProgressDraft, ProgressEntry } from '#shared/entities/progressEntry.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { StoredPictures } from '#web/domain/pictures/storedPictures.ts';
import { choicesIn, type TypedPicture, typedPictures } from '#web/domain/pictures/typedPictures.ts';
import { withoutEmpty } from '#web/ui/forms/fieldProblem.ts';

type TranslatedText = 'title' | 'text';

/** Name of the field with a text of an entry in another language. */
export const fieldIn = <Text extends TranslatedText, Language extends WrittenLanguage>(
  text: Text,
  language: Language,
): `${Text}_${Language}` => `${text}_${language}`;

type TranslationValues = Record<`${TranslatedText}_${WrittenLanguage}`, string>;

/** Values of the form of an entry. The pictures are in an object, so that a problem with one of them is shown at the field. */
export interface EntryValues extends TranslationValues {
  title: string;
  text: string;
  pictures: { items: TypedPicture[] };
}

/** Values of an entry, or of a new one. */
export function entryValues(
  entry?: Pick<ProgressEntry, 'title' | 'text' | 'translations' | 'pictures'>,
): EntryValues {
  const { title = '', text = '', translations = {}, pictures } = entry ?? {};
  return {
    title,
    text,
    pictures: entryPictures(pictures),
    title_en: translations.en?.title ?? '',
    text_en: translations.en?.text ?? '',
    title_fr: translations.fr?.title ?? '',
    text_fr: translations.fr?.text ?? '',
    title_es: translations.es?.title ?? '',
    text_es: translations.es?.text ?? '',
  };
}

/** Pictures of an entry in its form. */
const entryPictures = (pictures?: readonly Picture[]): EntryValues['pictures'] => ({
  items: typedPictures(pictures),
});

/** Returns a function that makes the input of the contract from the values of a new entry or of one that is edited. */
export const entryInputOf =
  (entry?: Pick<ProgressEntry, 'translations'>) =>
  <Values extends EntryValues>({ pictures, ...typed }: Values) => {
    const translations: NonNullable<ProgressDraft['translations']> = {};
    for (const language of writtenLanguages) {
      const title = typed[fieldIn('title', language)];
      const text = typed[fieldIn('text', language)];
      if (title.trim() || text.trim()) translations[language] = { title, text };
      else if (entry?.translations?.[language]) translations[language] = null;
    }
    const original = Object.entries(typed).filter(([name]) => !isOfTranslation(name));
    return {
      ...withoutEmpty(Object.fromEntries(original)),
      ...(Object.keys(translations).length > 0 && { translations }),
      pictures: choicesIn(pictures.items),
    };
  };

const isOfTranslation = (name: string): boolean => /^(title|text)_/.test(name);

/** Field of a path of the contract. */
export function entryFieldAt(path: string): string | undefined {
  const [first, language, text] = path.split('.');
  return first === 'translations' && text ? `${text}_${language}` : first;
}

/** Parses the pictures of a draft on the device; they can still be shown within the days in which nothing has to take them. */
export function parseEntryDraft<Values extends EntryValues>(stored: object): Partial<Values> {
  const { pictures, ...typed } = stored as Partial<Values>; // only the pictures are not checked by the form
  const { data } = StoredPictures.safeParse(pictures?.items);
  return { ...typed, ...(data && { pictures: { items: data } }) } as Partial<Values>; // the same fields
}
