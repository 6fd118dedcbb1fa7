import type { Picture } from '#shared/entities/picture.ts';
import type { ProgressEntry, SeenEntryTexts } from '#shared/entities/progressEntry.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { type TypedPicture, typedPictures } from '#web/domain/pictures/typedPictures.ts';

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
  /** Marks of the parts of translations that are said to fit the present originals (`markOf`). */
  confirmed: string[];
  /** The originals of which parts of translations were typed, while those are not saved (`useEntryOrigins`). */
  origins: Record<string, SeenEntryTexts>;
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
    confirmed: [],
    origins: {},
  };
}

/** Pictures of an entry in its form. */
const entryPictures = (pictures?: readonly Picture[]): EntryValues['pictures'] => ({
  items: typedPictures(pictures),
});
