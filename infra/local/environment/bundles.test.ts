import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventOf } from '#functions/testing/event.ts';
import { jobs } from '#infra/jobs.ts';
import { system } from '#shared/contracts/system.ts';
import { loadBundles } from './bundles.ts';
import type { Functions } from './functions.ts';

const folder = mkdtempSync(join(tmpdir(), 'loaded-bundles-'));

/** Returns the environment in which it was loaded and called. */
const probe = `
  const { TABLE_NAME: table, AWS_LAMBDA_FUNCTION_NAME: name, PATH: path = null } = process.env;
  const atLoad = { table, name, path };
  let calls = 0;
  exports.handler = async (event, context) => ({
    atLoad, calls: ++calls, now: Date.now(), today: new Date().toISOString(), epoch: new Date(0).toISOString(),
    path: event.rawPath, requestId: context.awsRequestId, nothing: undefined,
    imported: typeof (await import('node:http')).Agent,
  });`;
const thrower = `exports.handler = async () => { throw new TypeError('No item.'); };`;
const crash = `exports.handler = () => new Promise(() => setTimeout(() => { throw new Error('Outside.'); }));`;
const broken = `throw new Error('TABLE_NAME is not set.');`;

let functions: Functions;
let secondsAhead = 0;
beforeAll(() => {
  const files = {
    'system/healthCheck': probe,
    'system/addLog': probe,
    'jobs/payouts': thrower,
    'jobs/orderExpiry': broken,
    'jobs/taskReminders': crash,
  };
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'index.cjs'), code);
  }
  functions = loadBundles({
    folder,
    variables: { TABLE_NAME: 'cairn' },
    clock: { ahead: () => secondsAhead },
  });
});
afterAll(async () => {
  await functions.close();
  rmSync(folder, { recursive: true });
});

const call = async (endpoint: 'healthCheck' | 'addLog') =>
  (await (
    await functions.endpoint(system[endpoint])
  )(eventOf(system[endpoint], {}), { awsRequestId: 'one' } as Context)) as unknown;
const job = (name: string) => functions.job(jobs.find(one => one.name === name) ?? jobs[0]);

test('a bundle is loaded once, with exactly its own environment', async () => {
  const first = await call('healthCheck');
  const atLoad = { table: 'cairn', name: 'system-healthCheck', path: null };
  expect(first).toMatchObject({
    atLoad,
    calls: 1,
    path: '/health/check',
    requestId: 'one',
    imported: 'function',
  });
  expect(first).not.toHaveProperty('nothing');
  expect(await call('healthCheck')).toMatchObject({ calls: 2 });
});

test('bundles share neither their state nor their environment', async () => {
  expect(await call('addLog')).toMatchObject({ calls: 1, atLoad: { name: 'system-addLog' } });
});

test('a bundle reads the time of the local clock', async () => {
  secondsAhead = 1_000_000;
  const before = Date.now();
  const { now, today, epoch } = (await call('healthCheck')) as { now: number; today: string; epoch: string };
  secondsAhead = 0;

  expect(now).toBeGreaterThanOrEqual(before + 1_000_000_000);
  expect(Date.parse(today)).toBeGreaterThanOrEqual(now);
  expect(epoch).toBe('1970-01-01T00:00:00.000Z');
});

test('an invocation fails with the error of its handler, or with the one that prevented the bundle from loading', async () => {
  await expect(job('payouts')).rejects.toThrow(/jobs\/payouts failed: TypeError: No item\./);
  await expect(job('orderExpiry')).rejects.toThrow('TABLE_NAME is not set.');
  await expect(job('orderExpiry')).rejects.toThrow('TABLE_NAME is not set.');
});

test('an error outside of an invocation fails what is in hand, and the next invocation runs', async () => {
  await expect(job('taskReminders')).rejects.toThrow('Outside.');
  expect(await call('healthCheck')).toMatchObject({ calls: 1 });
});
