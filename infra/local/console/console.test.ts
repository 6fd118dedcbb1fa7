import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EnvironmentProcess, startEnvironmentProcess } from '#e2e/journey/environmentProcess.ts';

let environment: EnvironmentProcess;

beforeAll(async () => {
  environment = await startEnvironmentProcess();
});
afterAll(async () => {
  await environment?.close();
});

const page = async (path: string) => await (await fetch(`${environment.url}/_local${path}`)).text();

describe('the local console', () => {
  test.each([
    ['', 'Demo accounts'],
    ['/mail', 'Emails are captured here'],
    ['/jobs', 'Advance 15 days'],
    ['/ledger', 'every posting sums to zero'],
    ['/table', 'Partition key'],
    ['/letters', 'failed to process three times'],
    ['/letters', 'could not be processed in 5 attempts'],
    ['/log', 'Errors that browsers have reported'],
  ])('shows %s', async (path, words) => {
    expect(await page(path)).toContain(words);
  });

  test('moves the clock and runs jobs', async () => {
    await environment.advance(86_400);
    expect(await page('/jobs')).toContain('24 hours ahead of the system clock');
    for (const job of ['payouts', 'reconciliation', 'orderExpiry', 'requestReminders'])
      await environment.run(job);
    await expect(environment.run('nothing')).rejects.toThrow(/Unknown job/);
  });

  test('runs the jobs that come due while its buttons move the clock', async () => {
    const answer = await fetch(`${environment.url}/_local/clock/advance`, {
      method: 'POST',
      headers: { origin: environment.url },
      body: new URLSearchParams({ seconds: '86400', due: 'run' }),
      redirect: 'manual',
    });
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toMatch(
      /1\d jobs that have come due ran/,
    );
  });

  test('processes failed uploads again', async () => {
    const answer = await fetch(`${environment.url}/_local/uploads/redrive`, {
      method: 'POST',
      headers: { origin: environment.url },
      redirect: 'manual',
    });
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toContain('0 uploads');
  });

  test('switches maintenance on and off', async () => {
    const turn = async (fields: Record<string, string>) =>
      await fetch(`${environment.url}/_local/maintenance/switch`, {
        method: 'POST',
        headers: { origin: environment.url },
        body: new URLSearchParams(fields),
      });
    const statusOf = async (path: string) => {
      await environment.advance(10); // expires the functions' cached state of the maintenance
      return (await fetch(environment.url + path)).status;
    };
    expect(await page('/maintenance')).toContain('The site is open.');

    await turn({ on: 'yes', minutes: '60' });
    expect(await page('/maintenance')).toMatch(/under maintenance since .*expected back at/);
    expect(await statusOf('/api/projects')).toBe(503);
    expect(await statusOf('/api/health/check')).toBe(200);

    await turn({ on: 'no' });
    expect(await statusOf('/api/projects')).toBe(200);
    expect(await page('/maintenance')).toContain('The site is open.');
  });

  test('lists what browsers have logged, newest first', async () => {
    const log = (message: string) =>
      fetch(`${environment.url}/api/log/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: environment.url },
        body: JSON.stringify({
          country_code: 'GB',
          language_code: 'en',
          origin: environment.url,
          entries: [
            {
              level: 'error',
              context: 'ROUTER',
              message,
              at: '2026-11-20T12:00:00.000Z',
              page: 'market',
              release: 'index-1a2b',
              frames: ['load assets/unknown-1a2b.js:1:500'],
            },
          ],
        }),
      });
    expect((await log('Error: <first>')).status).toBe(200);
    expect((await log('Error: second')).status).toBe(200);

    const shown = await page('/log');
    expect(shown.indexOf('Error: second')).toBeLessThan(shown.indexOf('first'));
    expect(shown).not.toContain('<first>');
    for (const part of ['ROUTER', 'market', 'index-1a2b', 'load assets/unknown-1a2b.js:1:500'])
      expect(shown).toContain(part);
  });

  test('takes orders only from its own pages', async () => {
    const answer = await fetch(`${environment.url}/_local/clock/advance`, {
      method: 'POST',
      headers: { origin: 'http://elsewhere.example' },
      body: new URLSearchParams({ seconds: '3600' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(403);
  });

  test('escapes what people wrote', async () => {
    expect(await page('/table?pk=%22%3E%3Cscript%3E')).not.toContain('"><script>');
  });
});
