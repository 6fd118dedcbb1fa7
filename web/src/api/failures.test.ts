import { expect, onTestFinished, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { ApiError, type ClientCode } from './apiError.ts';
import { type Failure, onFailure, recordFailure, recordSuccess } from './failures.ts';

const failed = (code: ErrorCode | ClientCode) =>
  new ApiError({ code, status: 0, i18nID: code, message: code });

function heard(): Failure[] {
  const all: Failure[] = [];
  onTestFinished(onFailure(failure => all.push(failure)));
  return all;
}

test('a failing call is reported twice, then once as persistent, then no more until it has succeeded', () => {
  const notices = heard();
  for (let times = 0; times < 6; times++) recordFailure('updateMe', failed('INTERNAL'));
  expect(notices.map(({ persists }) => persists)).toEqual([false, false, true]);

  recordSuccess('updateMe');
  recordFailure('updateMe', failed('SERVER_NOT_REACHABLE'));
  expect(notices.map(({ persists }) => persists)).toEqual([false, false, true, false]);
});

test('each endpoint has its own count', () => {
  const notices = heard();
  for (let times = 0; times < 5; times++) recordFailure('submitProject', failed('DATA_INTEGRITY'));
  recordFailure('updateProject', failed('DATA_INTEGRITY'));
  expect(notices.at(-1)).toMatchObject({ id: 'updateProject', persists: false });
});

test.each([
  ['a refusal that the form shows', 'signUp', 'USERNAME_TAKEN'],
  ['fields that were not accepted', 'signUp', 'VALIDATION_FAILED'],
  ['a call with notifyOnFailure: false', 'readAllNotifications', 'INTERNAL'],
] as const)('%s makes no notice', (_, id, code) => {
  const notices = heard();
  recordFailure(id, failed(code));
  expect(notices).toEqual([]);
});
