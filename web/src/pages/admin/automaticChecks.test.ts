import { expect, test } from 'vitest';
import { aProject } from '#web/testing/samples.ts';
import { automaticChecks } from './automaticChecks.ts';

const failedChecks = (...input: Parameters<typeof automaticChecks>) =>
  automaticChecks(...input).flatMap(({ name, isRight }) => (isRight ? [] : [name]));

test('Each check reports whether it passed', () => {
  const project = aProject({
    rolesNeeded: 3,
    videoUrl: 'https://youtu.be/abcdefg',
    endDate: '2027-06-30',
  });
  expect(failedChecks(project, 3, '2026-11-20')).toEqual([]);
  expect(failedChecks(project, 1, '2026-11-20')).toEqual(['roles']);
  expect(failedChecks({ ...project, videoUrl: 'https://video.example/x' }, 3, '2026-11-20')).toEqual([
    'video',
  ]);
  expect(failedChecks({ ...project, unitPrice: 13_00 }, 3, '2026-11-20')).toEqual(['price']);
  expect(failedChecks(project, 3, '2027-07-01')).toEqual(['endDate']);
});

test('The check of roles is omitted until the roles are known', () => {
  expect(automaticChecks(aProject(), undefined, '2026-11-20').map(({ name }) => name)).not.toContain('roles');
});
