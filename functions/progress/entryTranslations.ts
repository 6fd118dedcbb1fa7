import type { Refusal } from '#functions/platform/refusal.ts';
import { refuseOwnLanguage } from '#functions/projects/refuseOwnLanguage.ts';
import type { PictureChoice, PictureWords } from '#shared/entities/picture.ts';
import type {
  ProgressDraft,
  ProgressEntry,
  SeenEntryTexts,
  TranslatedPicture,
} from '#shared/entities/progressEntry.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { entryTexts, pictureText } from '#shared/translation/entryVersion.ts';

type Translations = ProgressEntry['translations'];
type Translation = NonNullable<NonNullable<Translations>[WrittenLanguage]>;
type Before = Pick<ProgressEntry, 'title' | 'text' | 'translations' | 'pictures'>;

/** The originals of an entry before and after a change, and those of which a translation is said to be. */
interface Originals {
  before: SeenEntryTexts;
  after: SeenEntryTexts;
  seen: SeenEntryTexts;
}

/**
 * The translations of an entry after a change, undefined for none. One whose texts stay as they are stays outdated if it was, and becomes
 * outdated if the change is one of the original, unless the change says that it translates the present original; one with other
 * texts is outdated if the change says that it translates another original. So are the words about each picture. Refuses a translation into
 * the language of the project.
 */
export function entryTranslations(
  { title, text, pictures, translations: given = {}, originals = {} }: ProgressDraft,
  language: WrittenLanguage,
  before?: Before,
): Translations | Refusal<'VALIDATION_FAILED'> {
  const wrong = given[language] && refuseOwnLanguage(language, { language }, `translations.${language}`);
  if (wrong) return wrong;
  const shown: readonly PictureChoice[] = pictures ?? before?.pictures ?? [];
  const texts = {
    after: entryTexts({ title, text, pictures: shown }),
    before: before ? entryTexts(before) : {},
  };
  const after: NonNullable<Translations> = {};
  for (const one of writtenLanguages) {
    const stored = before?.translations?.[one];
    const next = given[one] === undefined ? stored : given[one];
    if (!next) continue;
    const of = { ...texts, seen: originals[one] ?? {} };
    const isSame = next.title === stored?.title && next.text === stored.text;
    const words = wordsAfter(given[one]?.pictures ?? stored?.pictures, shown, stored?.pictures);
    const marked = words.map(word => withMark(word, of, stored?.pictures));
    after[one] = {
      title: next.title,
      text: next.text,
      ...(marked.length > 0 && { pictures: marked }),
      ...(isOutdated(['title', 'text'], of, isSame ? stored : undefined) && { outdated: true }),
    };
  }
  return Object.keys(after).length > 0 ? after : undefined;
}

/** Whether a translation is one of other originals than those of these names; `kept` is the stored one if its texts stay as they are. */
function isOutdated(
  names: readonly string[],
  { before, after, seen }: Originals,
  kept: Pick<Translation, 'outdated'> | undefined,
): boolean {
  const said = names.filter(name => seen[name] !== undefined);
  if (said.length > 0) return said.some(name => seen[name] !== after[name]);
  return kept !== undefined && (kept.outdated ?? names.some(name => before[name] !== after[name]));
}

/** The words about the pictures that the entry has, without captions where it has none. Stored ones stay as they are. */
const wordsAfter = (
  given: readonly PictureWords[] = [],
  shown: readonly PictureChoice[],
  stored: readonly TranslatedPicture[] = [],
): PictureWords[] =>
  shown.flatMap(({ UploadID, caption: original }) => {
    const { alt, caption } = given.find(one => one.UploadID === UploadID) ?? {};
    const isStored = caption !== undefined && caption === find(stored, UploadID)?.caption;
    const words = {
      ...(alt !== undefined && { alt }),
      ...(caption !== undefined && (original !== undefined || isStored) && { caption }),
    };
    return Object.keys(words).length > 0 ? [{ UploadID, ...words }] : [];
  });

/** The words about a picture, marked if they are outdated. */
function withMark(
  { UploadID, ...words }: PictureWords,
  of: Originals,
  stored: readonly TranslatedPicture[] = [],
): TranslatedPicture {
  const before = find(stored, UploadID);
  const isSame = before?.alt === words.alt && before?.caption === words.caption;
  const names = [pictureText(UploadID, 'alt'), pictureText(UploadID, 'caption')];
  return {
    UploadID,
    ...words,
    ...(isOutdated(names, of, isSame ? before : undefined) && { outdated: true }),
  };
}

const find = (words: readonly TranslatedPicture[], id: string) => words.find(one => one.UploadID === id);
