import { addDays, dayIn, weekdayOf } from './days.ts';
import { type PlanTypeId, planOffers } from './plans.ts';
import { countries } from './settings.ts';

/** Response times of support for messages from accounts. */
export const support = {
  /** Working days within which a message is answered: on a plan with priority support, and on the others. */
  answerDays: { priority: 1, other: 3 },
  /** Time zone of support, whose days are the ones that count. */
  timeZone: countries.GB.timeZone,
} as const;

export const hasPrioritySupport = (plan: PlanTypeId): boolean => planOffers[plan].prioritySupport;

/** Working days within which a person on a plan has an answer. */
export const answerDaysOn = (plan: PlanTypeId): number =>
  support.answerDays[hasPrioritySupport(plan) ? 'priority' : 'other'];

/** The day (ISO) that it is at support at a moment. */
export const supportDay = (moment: string): string => dayIn(support.timeZone, moment);

/** Monday to Friday. Public holidays count as working days, so that a promise never depends on where its reader lives. */
const isWorkingDay = (date: string): boolean => ![0, 6].includes(weekdayOf(date));

const dayAfter = (date: string): string => addDays(date, 1);

/** The day (ISO) by whose end a message is answered: so many working days after the day on which it was sent. */
export function answerDueDate(sentAt: string, workingDays: number): string {
  let date = supportDay(sentAt);
  for (let left = workingDays; left > 0; ) {
    date = dayAfter(date);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}

/** Working days that have begun since the day on which a message was sent. */
export function workingDaysWaited(sentAt: string, now: string): number {
  const today = supportDay(now);
  let count = 0;
  for (let date = dayAfter(supportDay(sentAt)); date <= today; date = dayAfter(date))
    if (isWorkingDay(date)) count += 1;
  return count;
}

/** Whether the day by whose end a message was to be answered is over. */
export const isAnswerOverdue = (dueDate: string, now: string): boolean => supportDay(now) > dueDate;
