import { Cron } from 'croner';
import { expect, test } from 'vitest';
import { jobs } from '#infra/jobs.ts';
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
