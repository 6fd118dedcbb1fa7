import type { StoredUser } from '#functions/authors/author.store.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { publishedPieces, type StoredTranslations } from '#functions/projects/translation.store.ts';
import type { TaskTranslation } from '#shared/entities/taskTranslation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { StoredTask } from './task.store.ts';
import { proposedIn, type StoredTaskTranslation } from './taskTranslation.store.ts';
import { toTask } from './toTask.ts';

interface Items {
  project: ProjectRecord;
  task: StoredTask & { translates: WrittenLanguage };
  user: StoredUser | undefined;
  stored: StoredTaskTranslation | undefined;
  translations: StoredTranslations | undefined;
}

/** The translation of a task as its assignee and the owner of the project see it. */
export function toTaskTranslation({ project, task, user, stored, translations }: Items): TaskTranslation {
  const proposed = proposedIn(task, stored);
  const published = publishedPieces(project, translations)[task.translates];
  return {
    task: toTask(task, [user]),
    language: task.translates,
    ...(proposed && { proposed: proposed.pieces, updatedAt: proposed.updatedAt }),
    ...(published && { published }),
  };
}

/** Whether a task is one for a translator. */
export const isTranslating = (
  task: StoredTask | undefined,
): task is StoredTask & { translates: WrittenLanguage } => task?.translates !== undefined;
