import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { makeDocumentClient } from '#functions/platform/table/client.ts';
import { createTable } from '#infra/local/table/createTable.ts';
import { startTable } from '#infra/local/table/table.ts';
import { bundling, entries } from './build.ts';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

const empty = `
  import { lambda } from '#functions/platform/lambda.ts';
  import { domain, get } from '#shared/contract.ts';
  const { nothing } = domain('none', { nothing: get('/nothing', { summary: 'Nothing.', access: 'signedIn' }) });
  export const handler = lambda(nothing, () => undefined);
`;
const writing = `
  import * as z from 'zod/mini';
  import { lambda } from '#functions/platform/lambda.ts';
  import { entity } from '#functions/platform/table/entity.ts';
  import { Step } from '#functions/platform/table/step.ts';
  import { domain, get } from '#shared/contract.ts';
  const { twice } = domain('none', {
    twice: get('/twice', { summary: 'Twice.', access: 'public', output: z.unknown(), errors: ['USERNAME_TAKEN', 'NOT_FOUND'] }),
  });
  const names = entity({ name: 'name', schema: z.object({ id: z.string() }), key: id => ({ pk: id, sk: 'name' }) });
  export const handler = lambda(twice, async (_, { table }) => {
    const take = Step.create(names.key('a'), { id: 'a' }).otherwise('USERNAME_TAKEN');
    return {
      first: await table.write(take),
      second: await table.write(take),
      third: await table.transact(Step.check(names.key('b')).otherwise('NOT_FOUND'), take),
      read: (await table.list(names, { pk: 'a' })).items,
    };
  });
`;
const credentials = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };

async function bundle(name: string, contents: string) {
  const outfile = join(folder, `${name}.mjs`);
  const resolveDir = join(bundling.absWorkingDir, 'functions');
  const { metafile } = await build({
    ...bundling,
    metafile: true,
    outfile,
    stdin: { contents, resolveDir, loader: 'ts' },
  });
  return { outfile, bytes: Object.values(metafile.outputs)[0]?.bytes };
}

test('a function that does nothing is small', async () => {
  expect((await bundle('empty', empty)).bytes).toBeLessThan(180_000);
});

test('of the functions that carry no payment provider, half are smaller than 215 KB', async () => {
  const { metafile } = await build({
    ...bundling,
    metafile: true,
    write: false,
    entryPoints: entries(),
    outdir: folder,
  });
  const sizes = Object.values(metafile.outputs)
    .filter(({ inputs }) => !Object.keys(inputs).some(file => file.includes('node_modules/stripe/')))
    .map(({ bytes }) => bytes)
    .toSorted((a, b) => a - b);

  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(215_000);
});

test('a bundle loads as Lambda loads it, reads and writes its table, and knows its refusals', async () => {
  const { outfile } = await bundle('writing', writing);
  Object.assign(process.env, credentials);
  const server = await startTable();
  const client = makeDocumentClient({ endpoint: server.url });
  await createTable(client, 'cairn');

  const call = `
    const { handler } = await import(${JSON.stringify(outfile)});
    const requestContext = { requestId: 'r', http: { method: 'GET', path: '/twice', sourceIp: '::1' } };
    const answer = await handler({ headers: {}, requestContext, isBase64Encoded: false }, {});
    process.stdout.write(answer.body);`;
  const environment = {
    ...credentials,
    TABLE_NAME: 'cairn',
    LOG_LEVEL: 'silent',
    AWS_ENDPOINT_URL_DYNAMODB: server.url,
  };
  try {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', call], { env: environment });
    const { data } = JSON.parse(stdout);
    expect(data).toMatchObject({
      second: { code: 'USERNAME_TAKEN' },
      third: { code: 'NOT_FOUND' },
      read: [{ id: 'a' }],
    });
    expect(data.first).toBeUndefined();
  } finally {
    client.destroy();
    await server.close();
  }
});
