import type { PersonCounts } from '#functions/authors/personCounts.store.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import type { StoredTask } from '#functions/tasks/task.store.ts';
import { dueSoonFrom } from '#functions/tasks/taskDeadline.store.ts';
import { homeBounds, type ProjectInReview, type WaitingItem } from '#shared/entities/home.ts';
import type { Notification } from '#shared/entities/notification.ts';
import type { ProposalDraftSummary } from '#shared/entities/proposalDraft.ts';
import type { Queue } from '#shared/entities/queue.ts';
import type { TaskCounts } from '#shared/entities/task.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';

/** Kinds of notifications that answer an application of their reader. */
const answers: ReadonlySet<Notification['kind']> = new Set([
  'requestAccepted',
  'requestDenied',
  'prospectTaken',
]);

/** Kinds of notifications about something that stands among what waits while it waits. */
const shownAsWaiting: ReadonlySet<Notification['kind']> = new Set([
  'requestSent',
  'requestReminder',
  'requestQuestion',
  'refundRequested',
  'refundReminder',
  'contactRequested',
  'payoutsWaiting',
  'payoutsUnclaimed',
  'taskDueSoon',
  'taskOverdue',
  'taskSubmitted',
  'reviewQuestion',
  'projectDenied',
  'projectSubmitted',
  'adoptionChosen',
  'disputeToAnswer',
  'disputeDue',
  'refundToDecide',
]);

/** Whether a notification is an answer to an application that its reader has not read. */
export const isUnreadAnswer = ({ kind, read }: Notification): boolean => answers.has(kind) && !read;

/** Whether a notification tells of something that is not among what waits. */
export const isNews = (one: Notification): boolean => !shownAsWaiting.has(one.kind) && !isUnreadAnswer(one);

/** Whether people work on the tasks of a project. */
export const isWorkedOn = ({ status }: Pick<ProjectRecord, 'status'>): boolean =>
  isActionAllowed(projectActions.changeTasks, status);

/** The tasks that are due soon or overdue on a day. */
export const dueOn = (today: string, tasks: readonly StoredTask[]): StoredTask[] =>
  tasks.filter(({ dueDate }) => dueDate !== undefined && dueSoonFrom(dueDate) <= today);

interface Found {
  counts: PersonCounts | undefined;
  owned: readonly ProjectRecord[];
  /** Number of questions about own applications that the person has not answered. */
  questions: number;
  /** Numbers of tasks of own projects that are under way. */
  taskCounts: ReadonlyMap<ProjectID, TaskCounts>;
  /** Tasks of the person that are due, in projects that are under way. */
  due: readonly StoredTask[];
  today: string;
  /** The person's drafts of proposals that were changed last. */
  drafts: readonly ProposalDraftSummary[];
  /** Money waits for a payout account that the person has to set up. */
  needsAccount: boolean;
  /** The person's newest notifications. */
  notifications: readonly Notification[];
  queues: readonly Queue[];
}

/** Everything that waits for a person, in the order in which it is shown. */
export function waitingOf(found: Found): WaitingItem[] {
  const { counts, owned, due, today, queues } = found;
  const unread = idsOf(found.notifications.filter(isUnreadAnswer));
  const asking = idsOf(found.notifications.filter(({ kind, read }) => kind === 'requestQuestion' && !read));
  const overdue = due.filter(({ dueDate }) => dueDate !== undefined && dueDate < today).length;
  return [
    ...owned.flatMap(questionOf),
    ...owned.filter(({ status }) => status === 'denied').map(sentBack),
    ...some('applications', counts?.pendingRequests),
    ...some('answers', unread.length).map(one => ({ ...one, notifications: unread })),
    ...some('questions', found.questions).map(one => ({ ...one, notifications: asking })),
    ...some('refunds', counts?.refundRequests),
    ...(found.needsAccount ? [{ kind: 'payoutAccount' as const }] : []),
    ...some('tasksDue', due.length).map(one => ({ ...one, overdue })),
    ...owned.flatMap(({ ProjectID, shortName }) =>
      some('tasksToReview', found.taskCounts.get(ProjectID)?.IN_REVIEW).map(one => ({
        ...one,
        project: { ProjectID, shortName },
      })),
    ),
    ...some('messages', counts?.unreadMessages),
    ...some('contactRequests', counts?.contactRequests),
    ...found.drafts.map(({ ProposalDraftID, name, complete }) => ({
      kind: 'draft' as const,
      draft: { ProposalDraftID, name, complete },
    })),
    ...queues.flatMap(({ name, count, hasMore }) =>
      count > 0 ? [{ kind: 'queue' as const, name, count, hasMore }] : [],
    ),
  ];
}

const idsOf = (notifications: readonly Notification[]) =>
  notifications.map(({ NotificationID }) => NotificationID);

/** A number of things that wait, counted up to a bound; nothing for none. */
const some = <Kind extends WaitingItem['kind']>(kind: Kind, count = 0) =>
  count > 0
    ? [{ kind, count: Math.min(count, homeBounds.counted), hasMore: count > homeBounds.counted }]
    : [];

const sentBack = ({ ProjectID, shortName }: ProjectRecord): WaitingItem => ({
  kind: 'sentBack',
  project: { ProjectID, shortName },
});

/** Whether an administrator's question waits for the owner of a project in review. */
const hasQuestion = ({ question, submittedAt }: ProjectRecord): boolean =>
  question !== undefined && !question.answeredAt && question.askedAt >= submittedAt;

function questionOf(project: ProjectRecord): WaitingItem[] {
  const { status, question, ProjectID, shortName } = project;
  if (status !== 'submitted' || !hasQuestion(project)) return [];
  return [
    {
      kind: 'reviewQuestion',
      project: { ProjectID, shortName },
      ...(question?.messageId && { messageId: question.messageId }),
    },
  ];
}

/** The newest of a person's projects that await the answer of the review. */
export const projectsInReview = (owned: readonly ProjectRecord[]): ProjectInReview[] =>
  owned
    .filter(project => project.status === 'submitted' && !hasQuestion(project))
    .slice(0, homeBounds.inReview)
    .map(({ ProjectID, shortName, language, submittedAt }) => ({
      ProjectID,
      shortName,
      language,
      submittedAt,
    }));
