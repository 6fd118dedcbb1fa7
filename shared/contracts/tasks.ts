import * as z from 'zod/mini';
import { answering } from '../answering.ts';
import { del, domain, get, patch, post, put } from '../contract.ts';
import { TaskReward } from '../entities/award.ts';
import {
  AuthorTask,
  FinishedTask,
  Task,
  TaskBoard,
  TaskChange,
  TaskCounts,
  TaskDraft,
  TaskStatus,
} from '../entities/task.ts';
import { TaskTranslation } from '../entities/taskTranslation.ts';
import { SeenOriginals, TranslationOffer } from '../entities/translation.ts';
import { integerFromString, pageOf, paginationQuery, text } from '../fields.ts';

/** Refusals of every write: TASK_CHANGED carries the task as it is now. */
const writeErrors = [
  'PROJECT_NOT_FOUND',
  'FORBIDDEN',
  'PLAN_WITHOUT_ACCESS',
  'INVALID_PROJECT_STATE',
] as const;

/** The version of the task that the author of a change has seen. */
const version = z.int().check(z.gte(1));

export const tasks = domain('tasks', {
  listProjectTasks: get('/projects/{ProjectID}/tasks', {
    summary:
      "List a project's tasks for its team: those of a status, open ones by priority and due date, closed ones newest first; or all of them, newest first.",
    access: 'signedIn',
    query: z.object({ ...paginationQuery, status: z.optional(TaskStatus) }),
    output: z.extend(pageOf(Task), { board: TaskBoard, counts: TaskCounts }),
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN'],
  }),

  createTask: post('/projects/{ProjectID}/tasks', {
    summary: 'Create a task. Idempotent per `submissionKey`. Priority 12 (CLEAR) counts as 0 (NONE).',
    access: 'signedIn',
    body: z.extend(TaskDraft, {
      submissionKey: z.optional(z.string().check(z.minLength(16), z.maxLength(64))),
    }),
    status: 201,
    output: Task,
    errors: [
      'SUBMISSION_KEY_REUSED',
      ...writeErrors,
      'ASSIGNEE_NOT_IN_TEAM',
      'TASK_LIMIT_REACHED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'The task has been created.',
  }),

  updateTask: patch('/projects/{ProjectID}/tasks/{TaskID}', {
    summary:
      'Update an open task that has not changed since the given version. Only the owner may change points.',
    access: 'signedIn',
    body: z.extend(TaskChange, { version }),
    output: Task,
    errors: [
      ...writeErrors,
      'TASK_NOT_FOUND',
      'TASK_CHANGED',
      'TASK_CLOSED',
      'ASSIGNEE_NOT_IN_TEAM',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'The task has been saved.',
  }),

  changeTaskStatus: put('/projects/{ProjectID}/tasks/{TaskID}/status', {
    summary:
      'Move a task to another status. Only the owner moves tasks to DONE, which is final and awards points to the assignee: at most 3 times a day and 10 times a week from one owner to one person. A task that has a proposed translation is accepted with the texts that the project gets, which are reviewed as other changes of it. When the owner moves a task back from review, its assignee is told, with `words` if there are any.',
    access: 'signedIn',
    body: z.object({
      status: TaskStatus,
      version,
      words: z.optional(text(answering.sendBack)),
      ...z.partial(TranslationOffer).shape,
    }),
    /** With what the acceptance has brought the assignee. */
    output: z.extend(Task, { reward: z.optional(TaskReward) }),
    errors: [
      ...writeErrors,
      'TASK_NOT_FOUND',
      'TASK_CHANGED',
      'INVALID_TASK_STATUS',
      'TRANSLATION_TO_ACCEPT',
      'PROJECT_CHANGED',
      'PLAN_EXCEEDED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'The task has been moved.',
  }),

  getTaskTranslation: get('/projects/{ProjectID}/tasks/{TaskID}/translation', {
    summary:
      "Get the translation that the assignee of a task writes for its project: for them and the project's owner.",
    access: 'signedIn',
    output: TaskTranslation,
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_FOUND'],
  }),

  saveTaskTranslation: put('/projects/{ProjectID}/tasks/{TaskID}/translation', {
    summary:
      'Save the translation that the caller writes as the assignee of an open task. It is proposed to the owner once the task is in review, and changes nothing in the project. `originals` are the texts that the caller has translated: one that has changed since is shown beside its present text.',
    access: 'signedIn',
    body: z.extend(TranslationOffer, { originals: SeenOriginals }),
    output: TaskTranslation,
    errors: [
      ...writeErrors,
      'TASK_NOT_FOUND',
      'INVALID_TASK_STATUS',
      'TRANSLATION_CHANGED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'The translation has been saved.',
  }),

  getTaskReward: get('/projects/{ProjectID}/tasks/{TaskID}/reward', {
    summary:
      'Get what accepting a task now would bring its assignee: points, or none and the time from which on there are points again.',
    access: 'signedIn',
    output: TaskReward,
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_FOUND'],
  }),

  deleteTask: del('/projects/{ProjectID}/tasks/{TaskID}', {
    summary: 'Delete a task: the owner any, others a task of their own whose work has not been accepted.',
    access: 'signedIn',
    query: z.object({ version: integerFromString({ min: 1, max: Number.MAX_SAFE_INTEGER }) }),
    errors: [...writeErrors, 'TASK_NOT_FOUND', 'TASK_CHANGED', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'The task has been deleted.',
  }),

  listAuthorTasks: get('/authors/{UserID}/tasks', {
    summary:
      'List the tasks assigned to the caller over all projects: those of a status in the order of its board column, or all, by status.',
    access: 'signedIn',
    query: z.object({ ...paginationQuery, status: z.optional(TaskStatus) }),
    output: pageOf(AuthorTask),
    errors: ['FORBIDDEN'],
  }),

  listFinishedTasks: get('/authors/{UserID}/finished-tasks', {
    summary:
      'List the finished tasks of a person in public projects, latest first. Empty for others if the person does not show them.',
    access: 'optional',
    cachedAtEdge: true,
    query: z.object(paginationQuery),
    output: pageOf(FinishedTask),
    errors: ['AUTHOR_NOT_FOUND'],
  }),

  listTaskBoards: get('/authors/me/task-boards', {
    summary:
      "List the projects whose tasks the caller may see: the caller's own, with the number of applications that wait for an answer, then those of their teams.",
    access: 'signedIn',
    output: z.object({
      items: z.array(
        z.extend(z.omit(TaskBoard, { readOnly: true }), { pendingRequests: z.optional(z.int()) }),
      ),
    }),
  }),
});
