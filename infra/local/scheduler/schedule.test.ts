import { Cron } from 'croner';
import { expect, test } from 'vitest';
import { jobs } from '#infra/jobs.ts';
import { day, minute } from '#shared/time.ts';
import { patternOf, schedule } from './schedule.ts';

test('converts a rate to a cron pattern', () => {
  expect(patternOf('rate(15 minutes)')).toBe('*/15 * * * *');
  expect(patternOf('rate(1 hour)')).toBe('0 */1 * * *');
  for (const { schedule: rate } of jobs)
    expect(new Cron(patternOf(rate), { paused: true }).nextRun()).toBeInstanceOf(Date);
});

test('does not start a job that is already running', async () => {
  let begun = 0;
  let finish = () => {};
  const scheduler = schedule(jobs, () => {
    begun += 1;
    return new Promise(resolve => {
      finish = () => resolve('done');
    });
  });

  const both = [scheduler.run('payouts'), scheduler.run('payouts')];
  await Promise.resolve();
  finish();
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect(begun).toBe(1);

  void scheduler.run('payouts').catch(() => undefined);
  await Promise.resolve();
  expect(begun).toBe(2);
  finish();
  scheduler.close();
});

test('finds the jobs that come due between two times', () => {
  const scheduler = schedule(jobs, async () => undefined);
  const from = new Date('2026-12-14T02:50:00');
  const dueAfter = (minutes: number) =>
    scheduler.dueBetween(from, new Date(from.getTime() + minutes * minute));
  expect(dueAfter(5)).toEqual([]);
  expect(dueAfter(15)).toEqual(expect.arrayContaining(['payouts', 'reconciliation']));
  expect(dueAfter(15)).not.toContain('ledgerCheck');
  expect(dueAfter((2 * day) / minute)).toEqual(jobs.map(({ name }) => name));
  scheduler.close();
});
