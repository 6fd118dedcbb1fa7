import * as z from 'zod/mini';
import { Instant, WrittenLanguage } from '../fields.ts';
import { Task } from './task.ts';
import { TranslatedPieces } from './translation.ts';

/** The translation that the assignee of a task writes for its project, and proposes to the owner. */
export const TaskTranslation = z.object({
  task: Task,
  /** The language of the translation. */
  language: WrittenLanguage,
  /** The pieces that the assignee has written; absent if they have not begun. */
  proposed: z.optional(TranslatedPieces),
  /** Time of the last change of `proposed`. */
  updatedAt: z.optional(Instant),
  /** The translation that the project has already, with which the assignee begins; absent if there is none. */
  published: z.optional(TranslatedPieces),
});
export type TaskTranslation = z.infer<typeof TaskTranslation>;
