import { refundRequests } from '#shared/refundRequests.ts';
import { day } from '#shared/time.ts';
import type { StoredRefund } from './refund.store.ts';

/** End of the time in which the project's owner can answer a request; afterwards, administrators decide. */
export const answerEnd = ({ createdAt }: Pick<StoredRefund, 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + refundRequests.answerDays * day).toISOString();

/** The party that decides on a request at a given time. Administrators may also decide earlier. */
export const deciderAt = (refund: Pick<StoredRefund, 'createdAt'>, at: string): 'owner' | 'administrator' =>
  at < answerEnd(refund) ? 'owner' : 'administrator';

/** Number of reminders due for a request at a time. */
export const remindersDue = ({ createdAt }: Pick<StoredRefund, 'createdAt'>, at: string): number =>
  refundRequests.reminderDays.filter(days => Date.parse(createdAt) + days * day <= Date.parse(at)).length;
