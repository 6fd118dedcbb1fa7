import type { Picture } from '#shared/entities/picture.ts';
import type { ProgressDraft, ProgressEntry } from '#shared/entities/progressEntry.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { StoredPictures, StoredWords } from '#web/domain/pictures/storedPictures.ts';
import { choicesIn, type TypedPicture, typedPictures } from '#web/domain/pictures/typedPictures.ts';
import { withoutEmpty } from '#web/ui/forms/fieldProblem.ts';

type TranslatedText = 'title' | 'text';

/** Name of the field with a text of an entry in another language. */
export const fieldIn = <Text extends TranslatedText, Language extends WrittenLanguage>(
  text: Text,
  language: Language,
): `${Text}_${Language}` => `${text}_${language}`;

/** Words about a picture in another language. */
export interface TypedWords {
  alt: string;
  caption: string;
}

/** Words about the pictures in another language by their uploads, in an object for the same reason as the pictures. */
interface TypedPictureWords {
  words: Record<string, TypedWords>;
}

type TranslationValues = Record<`${TranslatedText}_${WrittenLanguage}`, string> &
  Record<`pictures_${WrittenLanguage}`, TypedPictureWords>;

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
  const wordsIn = (language: WrittenLanguage): TypedPictureWords => ({
    words: Object.fromEntries(
      (translations[language]?.pictures ?? []).map(({ UploadID, alt = '', caption = '' }) => [
        UploadID,
        { alt, caption },
      ]),
    ),
  });
  return {
    title,
    text,
    pictures: entryPictures(pictures),
    title_en: translations.en?.title ?? '',
    text_en: translations.en?.text ?? '',
    pictures_en: wordsIn('en'),
    title_fr: translations.fr?.title ?? '',
    text_fr: translations.fr?.text ?? '',
    pictures_fr: wordsIn('fr'),
    title_es: translations.es?.title ?? '',
    text_es: translations.es?.text ?? '',
    pictures_es: wordsIn('es'),
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
      const words = pictureWordsIn(typed[`pictures_${language}`].words, pictures.items);
      if (title.trim() || text.trim() || words.length > 0)
        translations[language] = { title, text, ...(pictures.items.length > 0 && { pictures: words }) };
      else if (entry?.translations?.[language]) translations[language] = null;
    }
    const original = Object.entries(typed).filter(([name]) => !isOfTranslation(name));
    return {
      ...withoutEmpty(Object.fromEntries(original)),
      ...(Object.keys(translations).length > 0 && { translations }),
      pictures: choicesIn(pictures.items),
    };
  };

/** The typed words about the pictures that an entry has. A caption needs one in the original. */
const pictureWordsIn = (typed: Record<string, TypedWords>, pictures: readonly TypedPicture[]) =>
  pictures.flatMap(({ UploadID, caption: original }) => {
    const { alt = '', caption = '' } = typed[UploadID] ?? {};
    const words = {
      ...(alt.trim() && { alt: alt.trim() }),
      ...(caption.trim() && original.trim() && { caption: caption.trim() }),
    };
    return Object.keys(words).length > 0 ? [{ UploadID, ...words }] : [];
  });

const isOfTranslation = (name: string): boolean => /^(title|text|pictures)_/.test(name);

/** Field of a path of the contract. */
export function entryFieldAt(path: string): string | undefined {
  const [first, language, text] = path.split('.');
  return first === 'translations' && text ? `${text}_${language}` : first;
}

/** Parses the pictures of a draft on the device; they can still be shown within the days in which nothing has to take them. */
export function parseEntryDraft<Values extends EntryValues>(stored: object): Partial<Values> {
  const draft: Record<string, unknown> = { ...(stored as Partial<Values>) }; // the form checks texts alone
  const { data } = StoredPictures.safeParse((stored as Partial<Values>).pictures?.items);
  delete draft['pictures'];
  if (data) draft['pictures'] = { items: data };
  for (const language of writtenLanguages) {
    const field = `pictures_${language}` as const;
    const words = StoredWords.safeParse(draft[field]);
    delete draft[field];
    if (words.success) draft[field] = words.data;
  }
  return draft as Partial<Values>; // the same fields
}
