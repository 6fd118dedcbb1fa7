import * as z from 'zod/mini';
import { Instant, integerNumber, text, tidied, WrittenLanguage } from '../fields.ts';
import { ProgressEntryID, ProjectID, UploadID } from '../ids.ts';
import { progressEntry } from '../progressLog.ts';
import { AuthorSummary } from './author.ts';
import { choicesOfPictures, Pictures, PictureWords } from './picture.ts';

const EntryTexts = z.object({ title: text(progressEntry.title), text: text(progressEntry.text) });

/** An entry in another language, as its owner writes it. */
const TranslatedEntry = z.extend(EntryTexts, {
  /** Words about its pictures. Absent: those that the translation has already, if any. */
  pictures: z.optional(z.array(PictureWords).check(z.maxLength(progressEntry.pictures.most))),
});

/** Most texts of an entry: title and text, and two about each picture. */
const mostTexts = 2 + 2 * progressEntry.pictures.most;

/** The originals that a translation of an entry translates, by the names of the texts (`entryTexts`), as its author has seen them. */
const SeenEntryTexts = z
  .record(z.string().check(z.maxLength(100)), z.string().check(tidied()))
  .check(z.refine(texts => Object.keys(texts).length <= mostTexts, { error: 'validation.invalid' }));
export type SeenEntryTexts = z.infer<typeof SeenEntryTexts>;

/** An entry of a project's progress log, as its owner writes it. */
export const ProgressDraft = z.extend(EntryTexts, {
  /** The same in other languages; `null` removes a translation. Those of the entry that are absent stay. */
  translations: z.optional(z.partialRecord(WrittenLanguage, z.nullable(TranslatedEntry))),
  /**
   * The originals of the translations, by language: a translation of others than those of this draft is outdated. Where none are named,
   * those stay outdated whose texts stay as they are.
   */
  originals: z.optional(z.partialRecord(WrittenLanguage, SeenEntryTexts)),
  /** Absent: those that the entry has already, if any. */
  pictures: z.optional(choicesOfPictures({ least: 0, most: progressEntry.pictures.most })),
});
export type ProgressDraft = z.infer<typeof ProgressDraft>;

/** A progress, in percent. */
export const Percent = integerNumber({ min: 0, max: 100 });

/** Words about a picture of an entry in another language than that of its project. */
const TranslatedPicture = z.object({
  UploadID,
  alt: z.optional(z.string()),
  caption: z.optional(z.string()),
  /** The words about the picture have been edited since. */
  outdated: z.optional(z.literal(true)),
});
export type TranslatedPicture = z.infer<typeof TranslatedPicture>;

/** An entry in another language than that of its project. */
const EntryTranslation = z.object({
  title: z.string(),
  text: z.string(),
  pictures: z.optional(z.array(TranslatedPicture)),
  /** The title or the text has been edited since. */
  outdated: z.optional(z.literal(true)),
});

/** An entry of the progress log of a project. */
export const ProgressEntry = z.object({
  ProgressEntryID,
  ProjectID,
  /** The owner of the project at the time. */
  author: AuthorSummary,
  title: z.string(),
  text: z.string(),
  translations: z.optional(z.partialRecord(WrittenLanguage, EntryTranslation)),
  pictures: z.optional(Pictures),
  /** Percent of the project that was done when the entry was written. */
  progress: z.int(),
  createdAt: Instant,
  /** Time of the last edit. */
  editedAt: z.optional(Instant),
  /** Hidden by an administrator. Only administrators and the author can still read it. */
  hidden: z.optional(z.literal(true)),
});
export type ProgressEntry = z.infer<typeof ProgressEntry>;
