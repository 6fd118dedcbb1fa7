import * as z from 'zod/mini';
import { Instant, integerNumber, text } from '../fields.ts';
import { ProgressEntryID, ProjectID } from '../ids.ts';
import { progressEntry } from '../progressLog.ts';
import { AuthorSummary } from './author.ts';
import { choicesOfPictures, Pictures } from './picture.ts';

/** An entry of a project's progress log, as its owner writes it. */
export const ProgressDraft = z.object({
  title: text(progressEntry.title),
  text: text(progressEntry.text),
  /** Absent: those that the entry has already, if any. */
  pictures: z.optional(choicesOfPictures({ least: 0, most: progressEntry.pictures.most })),
});
export type ProgressDraft = z.infer<typeof ProgressDraft>;

/** A progress, in percent. */
export const Percent = integerNumber({ min: 0, max: 100 });

/** An entry of the progress log of a project. */
export const ProgressEntry = z.object({
  ProgressEntryID,
  ProjectID,
  /** The owner of the project at the time. */
  author: AuthorSummary,
  title: z.string(),
  text: z.string(),
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
