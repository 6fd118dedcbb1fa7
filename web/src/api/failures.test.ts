import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { ApiError, type ClientCode } from './apiError.ts';
import { endpointOf } from './endpointOf.ts';
import { type Failure, onFailure, recordFailure, recordSuccess } from './failures.ts';

// as after the call that failed
beforeAll(async () => void (await endpointOf('updateMe')));

const failed = (code: ErrorCode | ClientCode) =>
  new ApiError({ code, status: 0, i18nID: code, message: code });

function recordReports(): Failure[] {
  const all: Failure[] = [];
  onTestFinished(onFailure(failure => all.push(failure)));
  return all;
}

test('reports a failing call twice, then once as persistent, then not again until it has succeeded', () => {
  const reports = recordReports();
  for (let times = 0; times < 6; times++) recordFailure('updateMe', failed('INTERNAL'));
  expect(reports.map(({ persists }) => persists)).toEqual([false, false, true]);

  recordSuccess('updateMe');
  recordFailure('updateMe', failed('SERVER_NOT_REACHABLE'));
  expect(reports.map(({ persists }) => persists)).toEqual([false, false, true, false]);
});

test('counts the failures of each endpoint separately', () => {
  const reports = recordReports();
  for (let times = 0; times < 5; times++) recordFailure('submitProject', failed('DATA_INTEGRITY'));
  recordFailure('updateProject', failed('DATA_INTEGRITY'));
  expect(reports.at(-1)).toMatchObject({ id: 'updateProject', persists: false });
});

test.each([
  ['a refusal that the form shows', 'signUp', 'USERNAME_TAKEN'],
  ['a validation error', 'signUp', 'VALIDATION_FAILED'],
  ['a call with notifyOnFailure: false', 'readAllNotifications', 'INTERNAL'],
] as const)('does not report %s', (_, id, code) => {
  const reports = recordReports();
  recordFailure(id, failed(code));
  expect(reports).toEqual([]);
});
