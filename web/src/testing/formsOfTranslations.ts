import { Assignee, type Task } from '#shared/entities/task.ts';
import { TaskID } from '#shared/ids.ts';
import type { FormVisit } from './formVisit.ts';
import { ownProject, withProject } from './owner.ts';
import { aMe, aProject } from './samples.ts';
import { aTask } from './taskBoard.ts';

const path = '/en/project-translations?project=tidewatch&language=fr&task=task-1';
/** A person to whom a task is given. */
export const anAssignee = (one: { UserID: string; username: string; name?: string }) =>
  Assignee.parse({ ...one, avatar: { kind: 'ready', name: 'avatar-04' } });

/** A task whose assignee translates the sample project into French. */
export const aTranslation = (change: Partial<Task>): Task =>
  aTask({ TaskID: TaskID.parse('task-1'), Title: 'Translator into French', translates: 'fr', ...change });

/** The ways to the forms of a translation that is a task. */
export const formsOfTranslations: Record<'saveTaskTranslation' | 'changeTaskStatus', FormVisit> = {
  saveTaskTranslation: {
    path,
    answers: withProject(aProject(), {
      getTaskTranslation: () => ({
        task: aTranslation({
          status: 'IN_PROGRESS',
          assignee: anAssignee({ UserID: aMe.UserID, username: 'lucia' }),
        }),
        language: 'fr',
      }),
    }),
    field: /^Details/,
  },
  changeTaskStatus: {
    path,
    answers: withProject(ownProject(), {
      getTaskTranslation: () => ({
        task: aTranslation({
          status: 'IN_REVIEW',
          assignee: anAssignee({ UserID: 'liam', username: 'liam', name: 'Liam Byrne' }),
        }),
        language: 'fr',
        proposed: { name: { text: 'Guet des marées', of: ownProject().name } },
      }),
    }),
    field: /^Details/,
  },
};
