import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { makeDocumentClient } from '#functions/platform/table/client.ts';
import { createTable } from '#functions/testing/table.ts';
import { startTable } from '#infra/local/table/table.ts';
import { bundling } from './build.ts';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

const empty = `
  import { lambda } from '#functions/platform/lambda.ts';
  import { domain, get } from '#shared/contract.ts';
  const { nothing } = domain('none', { nothing: get('/nothing', { summary: 'Nothing.', access: 'signedIn' }) });
  export const handler = lambda(nothing, () => undefined);
`;
const credentials = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };

test('a function that does nothing is small, loads as Lambda loads it, and reaches its table', async () => {
  const outfile = join(folder, 'index.mjs');
  const { metafile } = await build({
    ...bundling,
    metafile: true,
    outfile,
    stdin: { contents: empty, resolveDir: join(bundling.absWorkingDir, 'functions'), loader: 'ts' },
  });
  expect(Object.values(metafile.outputs)[0]?.bytes).toBeLessThan(215_000);

  Object.assign(process.env, credentials);
  const server = await startTable();
  const client = makeDocumentClient({ endpoint: server.url });
  await createTable(client, 'cairn');

  const call = `
    const { handler } = await import(${JSON.stringify(outfile)});
    const authorizer = { jwt: { claims: { username: 'ghost', iat: '1' } } };
    const requestContext = { requestId: 'r', authorizer, http: { method: 'GET', path: '/nothing', sourceIp: '::1' } };
    const answer = await handler({ headers: {}, requestContext, isBase64Encoded: false }, {});
    process.stdout.write(answer.body);`;
  const environment = {
    ...credentials,
    TABLE_NAME: 'cairn',
    LOG_LEVEL: 'silent',
    AWS_ENDPOINT_URL_DYNAMODB: server.url,
  };
  const run = promisify(execFile);
  try {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', call], { env: environment });
    expect(JSON.parse(stdout)).toMatchObject({ errorCode: 'INVALID_TOKEN', endpointID: 'nothing' });
  } finally {
    client.destroy();
    await server.close();
  }
});
