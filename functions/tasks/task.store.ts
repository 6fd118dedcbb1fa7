import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { members } from '#functions/projects/member.store.ts';
import { partitionOf } from '#functions/projects/project.store.ts';
import { SentBack } from '#shared/entities/task.ts';
import { Day, Instant, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID, TaskID, UserID } from '#shared/ids.ts';
import { isActionAllowed } from '#shared/lifecycle.ts';
import { openTaskStates, type TaskState, taskStates } from '#shared/taskLifecycle.ts';
import { day } from '#shared/time.ts';

const StoredTask = z.object({
  TaskID,
  ProjectID,
  Title: z.string(),
  Description: z.string(),
  /** The language of the site in which it was created. */
  language: z.optional(WrittenLanguage),
  status: z.enum(taskStates),
  priority: z.int(),
  dueDate: z.optional(Day),
  assigneeId: z.optional(UserID),
  points: z.int(),
  /** The language into which its assignee translates the project. */
  translates: z.optional(WrittenLanguage),
  /** Dropped with the next handing in and with the assignee. */
  sentBack: z.optional(SentBack),
  creatorId: UserID,
  createdAt: Instant,
  updatedAt: Instant,
  closedAt: z.optional(Instant),
  /** Incremented by each change. */
  version: z.int(),
});
export type StoredTask = z.infer<typeof StoredTask>;

/** Whether a task still needs work. */
export const isTaskOpen = ({ status }: Pick<StoredTask, 'status'>): boolean =>
  isActionAllowed({ from: openTaskStates }, status);

/** Prefix of a status in the board's sort keys; statuses sort in the order of the board's columns. */
const columnOf = (status: TaskState): string => `${taskStates.indexOf(status)}${status}#`;

/** Position in a column: open tasks by priority, then due date; closed ones by the time at which they were closed. */
function positionOf(task: StoredTask): string {
  const place = isTaskOpen(task)
    ? `${9 - task.priority}#${task.dueDate ?? 'none'}`
    : (task.closedAt ?? task.updatedAt);
  return `${columnOf(task.status)}${place}#${task.TaskID}`;
}

const boardOf = (project: ProjectID): string => `tasks#${project}`;
const assignedTo = (user: UserID): string => `tasks#by#${user}`;

/** Tasks by project, in order of creation; `gsi1` by project and board column, `gsi2` by assignee and board column. */
export const tasks = entity({
  name: 'task',
  schema: StoredTask,
  key: (project: ProjectID, id: TaskID) => ({ pk: partitionOf(project), sk: `task#${id}` }),
  gsi1: task => ({ pk: boardOf(task.ProjectID), sk: positionOf(task) }),
  gsi2: task => task.assigneeId && { pk: assignedTo(task.assigneeId), sk: positionOf(task) },
});

/** Queries for tasks; a column starts with the most urgent or, for closed ones, the latest tasks. */
export const tasksOf = {
  project: (id: ProjectID) => ({ pk: partitionOf(id), beginsWith: 'task#', order: 'desc' }) as const,
  column: (id: ProjectID, status: TaskState) =>
    ({ index: 'gsi1', pk: boardOf(id), ...columnRange(status) }) as const,
  assignee: (id: UserID) => ({ index: 'gsi2', pk: assignedTo(id) }) as const,
  assigneeColumn: (id: UserID, status: TaskState) =>
    ({ index: 'gsi2', pk: assignedTo(id), ...columnRange(status) }) as const,
};

/** A person's tasks that they have to work on, the most urgent to do first; those in review wait for another person. */
export const tasksToDo = (id: UserID) =>
  ({
    index: 'gsi2',
    pk: assignedTo(id),
    between: [columnOf('TODO'), `${columnOf('IN_PROGRESS')}~`],
  }) as const;

const columnRange = (status: TaskState) =>
  ({ beginsWith: columnOf(status), order: isTaskOpen({ status }) ? 'asc' : 'desc' }) as const;

/** Tasks by the submission key of the person who created them; kept for a day. */
export const taskSubmissions = entity({
  name: 'taskSubmission',
  schema: z.object({ TaskID, content: z.optional(z.string()), ttl: z.int() }),
  key: (project: ProjectID, creator: UserID, submissionKey: string) => ({
    pk: partitionOf(project),
    sk: `taskSubmission#${creator}#${submissionKey}`,
  }),
  ttl: ({ ttl }) => ttl,
});

/** Transaction steps on a task. */
export const taskSteps = {
  create: (task: StoredTask) => Step.create(tasks.key(task.ProjectID, task.TaskID), task),

  /** Remembers which task a submission key has created, from which content. */
  remember: (
    submissionKey: string,
    { ProjectID, TaskID, creatorId, createdAt }: StoredTask,
    content: string,
  ) =>
    Step.create(taskSubmissions.key(ProjectID, creatorId, submissionKey), {
      TaskID,
      content,
      ttl: ttlAfter(createdAt, day),
    }),

  /** Replaces the task that was read. Refused if it has been changed or deleted since. */
  replace: (read: StoredTask, next: StoredTask) =>
    Step.put(tasks.key(read.ProjectID, read.TaskID), { ...next, version: read.version + 1 })
      .when('version', '=', read.version)
      .otherwise('TASK_CHANGED'),

  remove: ({ ProjectID, TaskID, version }: StoredTask) =>
    Step.remove(tasks.key(ProjectID, TaskID)).when('version', '=', version).otherwise('TASK_CHANGED'),

  /** Condition only: the person is a member of the team. The owner needs no membership. */
  canBeAssigned: (project: ProjectID, assignee: UserID | undefined, owner: UserID) =>
    assignee === undefined || assignee === owner
      ? undefined
      : Step.check(members.key(project, assignee)).otherwise('ASSIGNEE_NOT_IN_TEAM'),
};

/** The task without its assignee. */
export function withoutAssignee(task: StoredTask): StoredTask {
  const { assigneeId: _, sentBack: __, ...rest } = task;
  return rest;
}
