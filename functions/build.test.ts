import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { bundledEnvironment, bundleTo, runBundled } from '#functions/testing/runBundled.ts';
import { createTestTable } from '#functions/testing/testTable.ts';
import { builtFunctions } from '#infra/scripts/builtFunctions.ts';

const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an endpoint without logic stays below 270 KB', async () => {
  expect(statSync(await bundleTo(folder, 'emptyEndpoint')).size).toBeLessThan(270_000);
});

test('the median bundle without Stripe stays below 320 KB, and each bundle has a map without source text', async () => {
  const files = await builtFunctions();
  const sizes = files
    .map(file => readFileSync(file))
    .filter(bytes => !bytes.includes('api.stripe.com'))
    .map(bytes => bytes.length)
    .toSorted((a, b) => a - b);
  const maps = files.map(file => JSON.parse(readFileSync(`${file}.map`, 'utf8')));

  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(320_000);
  expect(maps.every(({ mappings }) => mappings.length > 0)).toBe(true);
  expect(maps.filter(({ sourcesContent }) => sourcesContent)).toEqual([]);
});

test('the logged stack trace of a bundle names TypeScript files and lines', async () => {
  expect(await runBundled('throwInside')).toMatch(
    /^Error: .+\n\s+at .*functions\/platform\/table\/write\.ts:\d+:\d+/,
  );
});

test('a bundle loads as Lambda loads it, reads and writes its table, and returns its refusals', async () => {
  const file = await bundleTo(folder, 'writingEndpoint');
  Object.assign(process.env, bundledEnvironment);
  const table = await createTestTable();

  const call = `
    const { handler } = require(${JSON.stringify(file)});
    const requestContext = { requestId: 'r', http: { method: 'GET', path: '/twice', sourceIp: '::1' } };
    const event = { headers: {}, requestContext, isBase64Encoded: false };
    handler(event, {}).then(response => process.stdout.write(response.body));`;
  const env = {
    ...bundledEnvironment,
    TABLE_NAME: table.tableName,
    LOG_LEVEL: 'silent',
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
  };
  try {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--input-type=commonjs', '-e', call], { env });
    const { data } = JSON.parse(stdout);
    expect(data).toMatchObject({
      second: { code: 'USERNAME_TAKEN' },
      third: { code: 'NOT_FOUND' },
      read: [{ id: 'a' }],
    });
    expect(data.first).toBeUndefined();
  } finally {
    await table.close();
  }
});
