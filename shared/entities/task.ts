import * as z from 'zod/mini';
import { Day, Instant, integerNumber, namedText, tidied, WrittenLanguage } from '../fields.ts';
import { ProjectID, TaskID, UserID } from '../ids.ts';
import { type Priority, priorities, task } from '../settings.ts';
import { type TaskState, taskStates } from '../taskLifecycle.ts';
import { Avatar } from './avatar.ts';
import { ProjectImage } from './projectImage.ts';

const Title = namedText('task_title', task.Title);

/** May be left empty. */
const Description = z.string().check(
  tidied(),
  z.check(({ value, issues }) => {
    const minimum = task.Description.min;
    if (value === '' || value.length >= minimum) return;
    const message = 'validation.task_description_min_length';
    issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: value, message });
  }),
  z.maxLength(task.Description.max, { error: 'validation.task_description_max_length' }),
);

/** A priority that a client sends; CLEAR resets it to NONE. */
const PriorityChoice = z.pipe(
  z.enum(priorities),
  z.transform((priority): Priority => (priority === priorities.CLEAR ? priorities.NONE : priority)),
);

/** A calendar day of this century: further ones are typing errors. */
const DueDate = Day.check(z.regex(/^20/, { error: 'validation.date' }));

export const TaskStatus = z.enum(taskStates, { error: 'validation.task_status' });

/** The person who works on a task. */
export const Assignee = z.object({
  UserID,
  username: z.string(),
  /** First and last name. */
  name: z.optional(z.string()),
  avatar: Avatar,
});
export type Assignee = z.infer<typeof Assignee>;

/** The owner's words about work that they have sent back, for the assignee; the team reads them with the task. */
export const SentBack = z.object({ words: z.string(), language: WrittenLanguage, at: Instant });
export type SentBack = z.infer<typeof SentBack>;

/** A task of a project. */
export const Task = z.object({
  TaskID,
  ProjectID,
  Title: z.string(),
  Description: z.string(),
  /** Language in which it was created; absent if unknown. */
  language: z.optional(WrittenLanguage),
  status: z.enum(taskStates),
  /** A value of `priorities` other than CLEAR. */
  priority: z.int(),
  dueDate: z.optional(Day),
  /** Null while the task is unassigned. */
  assignee: z.nullable(Assignee),
  /** Project points that the assignee receives once the work is accepted. */
  points: z.int(),
  /** The language into which its assignee translates the project; absent in other tasks. */
  translates: z.optional(WrittenLanguage),
  /** Absent once the work has been handed in again, or given to another person, or if the owner said nothing. */
  sentBack: z.optional(SentBack),
  creatorId: UserID,
  createdAt: Instant,
  updatedAt: Instant,
  /** Time at which the task was done or cancelled. */
  closedAt: z.optional(Instant),
  /** Increases with each change; a write names the version that its author has seen. */
  version: z.int(),
});
export type Task = z.infer<typeof Task>;

/**
 * Reasons why the tasks of a project cannot be changed: it is under review, is not public, or has ended; or its owner's plan covers
 * smaller teams, or the board of another project.
 */
const ReadOnlyReason = z.enum(['submitted', 'denied', 'ended', 'members', 'boards']);
export type ReadOnlyReason = z.infer<typeof ReadOnlyReason>;

/** The task board of a project, from the caller's point of view. */
export const TaskBoard = z.object({
  ProjectID,
  shortName: z.string(),
  image: ProjectImage,
  OwnerUserID: UserID,
  isOwner: z.boolean(),
  readOnly: z.optional(ReadOnlyReason),
});
export type TaskBoard = z.infer<typeof TaskBoard>;

/** A task with the board that it is on. */
export const AuthorTask = z.extend(Task, { board: TaskBoard });
export type AuthorTask = z.infer<typeof AuthorTask>;

/** A finished task as the page of its assignee shows it to everybody. */
export const FinishedTask = z.object({
  TaskID,
  Title: z.string(),
  /** In which it was created; absent where that is not known. */
  language: z.optional(WrittenLanguage),
  project: z.object({ ProjectID, name: z.string(), shortName: z.string() }),
  /** Contribution points that it brought; 0 in own projects and beyond the limits of an owner. */
  points: z.int(),
  finishedAt: Instant,
});
export type FinishedTask = z.infer<typeof FinishedTask>;

const count = z.int();

/** Number of tasks of a project by status. Follows changes within seconds. */
export const TaskCounts = z.object({
  TODO: count,
  IN_PROGRESS: count,
  IN_REVIEW: count,
  DONE: count,
  CANCELLED: count,
} satisfies Record<TaskState, typeof count>);
export type TaskCounts = z.infer<typeof TaskCounts>;

/** A new task. Only the owner may give points, and have the project translated. */
export const TaskDraft = z.object({
  Title,
  Description: z._default(Description, ''),
  priority: z._default(PriorityChoice, priorities.NONE),
  dueDate: z._default(z.nullable(DueDate), null),
  assignee: z._default(z.nullable(UserID), null),
  points: z._default(integerNumber(task.points), 0),
  translates: z._default(z.nullable(WrittenLanguage), null),
});
export type TaskDraft = z.infer<typeof TaskDraft>;

/** A change to a task: omitted fields are unchanged, `null` removes the due date, the assignee or the language. */
export const TaskChange = z.partial(
  z.object({
    Title,
    Description,
    priority: PriorityChoice,
    dueDate: z.nullable(DueDate),
    assignee: z.nullable(UserID),
    points: integerNumber(task.points),
    translates: z.nullable(WrittenLanguage),
  }),
);
export type TaskChange = z.infer<typeof TaskChange>;
