import type { PictureChoice, Pictures } from '../entities/picture.ts';
import type { ProgressEntry } from '../entities/progressEntry.ts';
import type { Project } from '../entities/project.ts';
import type { WrittenLanguage } from '../fields.ts';

type PictureField = 'alt' | 'caption';
type EntryTexts = Pick<ProgressEntry, 'title' | 'text'> & { pictures?: readonly PictureChoice[] | undefined };
type Entry = Pick<ProgressEntry, 'title' | 'text' | 'pictures' | 'translations'>;

/** Name of the words about a picture among the texts of its entry. */
export const pictureText = (UploadID: string, field: PictureField): string => `pictures.${UploadID}.${field}`;

/** Everything that is written in an entry of the progress log by names, in the order in which it is read. */
export const entryTexts = ({ title, text, pictures = [] }: EntryTexts): Record<string, string> => ({
  title,
  text,
  ...Object.fromEntries(
    pictures.flatMap(({ UploadID, alt, caption }) => [
      [pictureText(UploadID, 'alt'), alt],
      ...(caption === undefined ? [] : [[pictureText(UploadID, 'caption'), caption]]),
    ]),
  ),
});

/** The texts of an entry of the progress log in the language of a reader, if there is a translation that is not outdated. */
export function entryVersion(
  { title, text, translations }: Entry,
  project: Pick<Project, 'language'>,
  reader: WrittenLanguage,
): Pick<ProgressEntry, 'title' | 'text'> & { language: WrittenLanguage } {
  const version = reader === project.language ? undefined : translations?.[reader];
  const isShown = version !== undefined && !version.outdated;
  const language = isShown ? reader : project.language;
  const shown = isShown ? version : { title, text };
  return { title: shown.title, text: shown.text, language };
}

/** Pictures of an entry with words for a reader, and the languages of the words. */
export interface EntryPictures {
  pictures: Pictures;
  languageOf: (UploadID: string, field: PictureField) => WrittenLanguage;
}

/**
 * The pictures of an entry with words in the language of a reader: those of the
 * translation that are not outdated, otherwise those of a translation of `entryTexts` by machine, otherwise the original ones.
 */
export function entryPictures(
  { pictures = [], translations }: Entry,
  project: Pick<Project, 'language'>,
  reader: WrittenLanguage,
  machine?: { texts: Record<string, string>; into: WrittenLanguage },
): EntryPictures {
  const words = (reader === project.language ? undefined : translations?.[reader]?.pictures) ?? [];
  function find(UploadID: string, field: PictureField) {
    const typed = words.find(one => one.UploadID === UploadID && !one.outdated)?.[field];
    if (typed !== undefined) return { text: typed, language: reader };
    const made = machine?.texts[pictureText(UploadID, field)];
    return made !== undefined && machine ? { text: made, language: machine.into } : undefined;
  }
  const languageOf = (UploadID: string, field: PictureField) =>
    find(UploadID, field)?.language ?? project.language;
  const textOf = (UploadID: string, field: PictureField, original: string) =>
    find(UploadID, field)?.text ?? original;
  return {
    languageOf,
    pictures: pictures.map(picture => ({
      ...picture,
      alt: textOf(picture.UploadID, 'alt', picture.alt),
      ...(picture.caption !== undefined && {
        caption: textOf(picture.UploadID, 'caption', picture.caption),
      }),
    })),
  };
}
