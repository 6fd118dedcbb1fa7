import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { partitionOf } from '#functions/projects/project.store.ts';
import { TranslatedPieces } from '#shared/entities/translation.ts';
import { Instant, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID, TaskID, UserID } from '#shared/ids.ts';
import type { StoredTask } from './task.store.ts';

const StoredTaskTranslation = z.object({
  ProjectID,
  TaskID,
  /** The assignee who has written it. */
  UserID,
  language: WrittenLanguage,
  pieces: TranslatedPieces,
  updatedAt: Instant,
  version: z.int(),
});
export type StoredTaskTranslation = z.infer<typeof StoredTaskTranslation>;

/** The translation that the assignee of a task proposes; until it is accepted, or the task is given to another person or deleted. */
export const taskTranslations = entity({
  name: 'taskTranslation',
  schema: StoredTaskTranslation,
  key: (project: ProjectID, task: TaskID) => ({ pk: partitionOf(project), sk: `taskTranslation#${task}` }),
  packs: ['pieces'],
});

/** Query for the translations that members of a team propose. */
export const taskTranslationsOf = (project: ProjectID) => ({
  pk: partitionOf(project),
  beginsWith: 'taskTranslation#',
});

/** The translation of a task if it is one by its assignee, into the language of the task as it is. */
export const proposedIn = (
  { assigneeId, translates }: StoredTask,
  stored: StoredTaskTranslation | undefined,
): StoredTaskTranslation | undefined =>
  stored && stored.UserID === assigneeId && stored.language === translates ? stored : undefined;

export const taskTranslationSteps = {
  /** Stores a translation, if it is still as it was read. */
  save(before: StoredTaskTranslation | undefined, after: Omit<StoredTaskTranslation, 'version'>) {
    const version = (before?.version ?? 0) + 1;
    const put = Step.put(taskTranslations.key(after.ProjectID, after.TaskID), { ...after, version });
    return (before ? put.when('version', '=', before.version) : put.when('version', 'absent')).otherwise(
      'TRANSLATION_CHANGED',
    );
  },

  /** Deletes the translation of a task; nothing if the task is none for a translator. */
  drop: ({ ProjectID, TaskID, translates }: StoredTask) =>
    translates && Step.remove(taskTranslations.key(ProjectID, TaskID)),
};
