import type { ProgressDraft } from '#shared/entities/progressEntry.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { StoredOrigins, StoredPictures, StoredWords } from '#web/domain/pictures/storedPictures.ts';
import { choicesIn, type TypedPicture } from '#web/domain/pictures/typedPictures.ts';
import { withoutEmpty } from '#web/ui/forms/fieldProblem.ts';
import { originalsIn } from './entryOrigins.ts';
import { type EntryValues, type entryValues, fieldIn, type TypedWords } from './entryValues.ts';

/** Returns a function that makes the input of the contract from the values of a new entry or of one that is edited. */
export const entryInputOf =
  (entry?: Parameters<typeof entryValues>[0]) =>
  <Values extends EntryValues>(values: Values) => {
    const { pictures, confirmed: _, origins: __, ...typed } = values;
    const translations: NonNullable<ProgressDraft['translations']> = {};
    const originals: NonNullable<ProgressDraft['originals']> = {};
    for (const language of writtenLanguages) {
      const title = typed[fieldIn('title', language)];
      const text = typed[fieldIn('text', language)];
      const words = pictureWordsIn(typed[`pictures_${language}`].words, pictures.items);
      const of = originalsIn(values, language, entry);
      if (Object.keys(of).length > 0) originals[language] = of;
      if (title.trim() || text.trim() || words.length > 0)
        translations[language] = { title, text, ...(pictures.items.length > 0 && { pictures: words }) };
      else if (entry?.translations?.[language]) translations[language] = null;
    }
    const original = Object.entries(typed).filter(([name]) => !isOfTranslation(name));
    return {
      ...withoutEmpty(Object.fromEntries(original)),
      ...(Object.keys(translations).length > 0 && { translations }),
      ...(Object.keys(originals).length > 0 && { originals }),
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
  const origins = StoredOrigins.safeParse(draft['origins']);
  delete draft['origins'];
  if (origins.success) draft['origins'] = origins.data;
  for (const language of writtenLanguages) {
    const field = `pictures_${language}` as const;
    const words = StoredWords.safeParse(draft[field]);
    delete draft[field];
    if (words.success) draft[field] = words.data;
  }
  return draft as Partial<Values>; // the same fields
}
