import type { StoredUser } from '#functions/authors/author.store.ts';
import type { StoredPayment } from '#functions/money/orders/order.store.ts';
import type { Projection } from '#functions/platform/projection.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import type { requests } from '#functions/requests/request.store.ts';
import type { StoredTask } from '#functions/tasks/task.store.ts';
import { countOnDay } from './dailyCounts.store.ts';

type StoredRequest = ReturnType<typeof requests.parse>;

/*
 * Projections that keep the daily statistics. Each counts the first time that something happens, on the day on which it
 * happened by the item itself, so that late and repeated records count the same.
 */

/** Counts people when their account is confirmed; being banned and restored does not count again. */
export const countJoined: Projection<StoredUser> = async ({ before, after }) => {
  const isConfirmed = after?.status === 'active' && (!before || before.status === 'unconfirmed');
  return isConfirmed ? [countOnDay(after.UserID, after.registrationDate, { people: 1 })] : undefined;
};

/** Counts projects when they are first submitted. */
export const countSubmitted: Projection<ProjectRecord> = async ({ before, after }) =>
  after && !before ? [countOnDay(after.ProjectID, after.submittedAt, { submitted: 1 })] : undefined;

/** Counts projects when they are first approved. */
export const countPublished: Projection<ProjectRecord> = async ({ before, after }) =>
  after?.approvedAt && !before?.approvedAt
    ? [countOnDay(after.ProjectID, after.approvedAt, { published: 1 })]
    : undefined;

/** Counts applications when they reach the owner. */
export const countApplication: Projection<StoredRequest> = async ({ before, after }) =>
  after && !before && !after.withheldFrom
    ? [countOnDay(after.contributionRequestId, after.createdAt, { applications: 1 })]
    : undefined;

/** Counts new tasks. */
export const countNewTask: Projection<StoredTask> = async ({ before, after }) =>
  after && !before ? [countOnDay(after.TaskID, after.createdAt, { tasks: 1 })] : undefined;

/** Counts tasks that are accepted as done. */
export const countDoneTask: Projection<StoredTask> = async ({ before, after }) =>
  after?.status === 'DONE' && before?.status !== 'DONE'
    ? [countOnDay(after.TaskID, after.closedAt ?? after.updatedAt, { tasksDone: 1 })]
    : undefined;

/** Counts payments when they arrive, with their amount. A later refund is not subtracted. */
export const countPayment: Projection<StoredPayment> = async ({ before, after }) =>
  after?.paidAt && !before?.paidAt
    ? [
        countOnDay(after.PaymentID, after.paidAt, {
          payments: 1,
          [`received_${after.currency}`]: after.total,
        }),
      ]
    : undefined;
