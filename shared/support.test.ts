import { expect, test } from 'vitest';
import { planTypeIds } from './plans.ts';
import { answerDaysOn, answerDueDate, isAnswerOverdue, supportDay, workingDaysWaited } from './support.ts';

test('only Premium is answered within one working day', () => {
  expect(planTypeIds.map(plan => [plan, answerDaysOn(plan)])).toEqual([
    ['free', 3],
    ['basic', 3],
    ['pro', 3],
    ['premium', 1],
  ]);
});

// 2 November 2026 is a Monday.
test.each([
  ['on a Monday', '2026-11-02T09:00:00.000Z', '2026-11-03', '2026-11-05'],
  ['late on a Monday', '2026-11-02T23:30:00.000Z', '2026-11-03', '2026-11-05'],
  ['on a Thursday', '2026-11-05T09:00:00.000Z', '2026-11-06', '2026-11-10'],
  ['on a Friday', '2026-11-06T17:00:00.000Z', '2026-11-09', '2026-11-11'],
  ['on a Saturday', '2026-11-07T12:00:00.000Z', '2026-11-09', '2026-11-11'],
  ['on a Sunday', '2026-11-08T23:59:00.000Z', '2026-11-09', '2026-11-11'],
  ['at the end of a year', '2026-12-31T12:00:00.000Z', '2027-01-01', '2027-01-05'],
])(
  'a message sent %s is answered by the end of the next and the third working day',
  (_, sentAt, one, three) => {
    expect([answerDueDate(sentAt, 1), answerDueDate(sentAt, 3)]).toEqual([one, three]);
  },
);

test('days are those of support: in summer they begin an hour before those of UTC', () => {
  expect(supportDay('2026-07-05T22:59:00.000Z')).toBe('2026-07-05');
  expect(supportDay('2026-07-05T23:00:00.000Z')).toBe('2026-07-06');
  expect(answerDueDate('2026-07-05T23:00:00.000Z', 1)).toBe('2026-07-07');
  expect(answerDueDate('2026-03-28T23:30:00.000Z', 1)).toBe('2026-03-30');
});

test('weekends are not waited', () => {
  const friday = '2026-11-06T17:00:00.000Z';
  const after = (now: string) => workingDaysWaited(friday, now);
  expect(after('2026-11-06T23:59:00.000Z')).toBe(0);
  expect(after('2026-11-08T12:00:00.000Z')).toBe(0);
  expect(after('2026-11-09T08:00:00.000Z')).toBe(1);
  expect(after('2026-11-16T08:00:00.000Z')).toBe(6);
});

test('an answer is overdue once its day is over at support', () => {
  expect(isAnswerOverdue('2026-07-06', '2026-07-06T22:59:00.000Z')).toBe(false);
  expect(isAnswerOverdue('2026-07-06', '2026-07-06T23:00:00.000Z')).toBe(true);
});
