import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maintenance } from '#functions/platform/maintenance.store.ts';
import { createWorld, type World } from '#functions/testing/world.ts';

let world: World;
let nothingRuns: string;
beforeAll(async () => {
  world = await createWorld();
  nothingRuns = await mkdtemp(join(tmpdir(), 'maintenance-'));
});
afterAll(async () => {
  await world.close();
  await rm(nothingRuns, { recursive: true });
});

const run = async (args: readonly string[], environment: Record<string, string> = {}) =>
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'maintenance.ts'), ...args], {
    env: {
      ...process.env,
      TABLE_NAME: world.database.tableName,
      AWS_ENDPOINT_URL_DYNAMODB: world.database.endpoint,
      AWS_REGION: 'eu-west-2',
      AWS_ACCESS_KEY_ID: 'LOCALKEY',
      AWS_SECRET_ACCESS_KEY: 'local-secret',
      ...environment,
    },
  });
const said = async (...args: string[]) => (await run(args)).stdout.trim();

test('switches maintenance on and off, and says how it stands', async () => {
  expect(await said('status')).toBe('The site is open.');
  expect(await said('off')).toBe('The site is open already.');

  expect(await said('on')).toContain('closed to everybody but administrators until you switch');
  expect(await said('status')).toMatch(/under maintenance since .*without an expected end.*an operator/);
  const begun = await world.table.get(maintenance.key());

  expect(await said('on', '--until', '2099-11-26T18:00Z')).toContain('back at 2099-11-26T18:00:00.000Z');
  expect(await said('status')).toContain('expects to be back at 2099-11-26T18:00:00.000Z');
  expect((await world.table.get(maintenance.key()))?.since).toBe(begun?.since);

  expect(await said('off')).toBe('The site is open again within 5 seconds.');
  expect(await said('status')).toBe('The site is open.');
});

test.each([
  [['on', '--until', 'tomorrow'], '"tomorrow" is not'],
  [['on', '--until', '2026-02-30T10:00Z'], 'must be a time with its zone'],
  [['on', '--until', '2099-11-26T18:00'], 'must be a time with its zone'],
  [['on', '--until', '2001-01-01T00:00+01:00'], 'must be in the future, and 2000-12-31T23:00:00.000Z is not'],
  [['off', '--until', '2099-11-26T18:00Z'], 'Usage: npm run maintenance'],
  [['on', '--until'], 'Usage: npm run maintenance'],
  [['pause'], 'Usage: npm run maintenance'],
  [[], 'Usage: npm run maintenance'],
])('refuses %j with a sentence', async (args, sentence) => {
  await expect(run(args)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(new RegExp(`^[^\\n]*${sentence.replaceAll('+', '\\+')}[^\\n]*\\n$`)),
  });
  expect(await said('status')).toBe('The site is open.');
});

test('says that nothing runs, and that a table does not answer', async () => {
  await expect(run(['status', '--data', nothingRuns], { TABLE_NAME: '' })).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No local environment is running'),
  });
  await expect(run(['status'], { TABLE_NAME: 'elsewhere' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The table elsewhere could not be used: [^\n]*\n$/),
  });
});
