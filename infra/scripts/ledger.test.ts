import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeDocumentClient } from '#functions/platform/table/client.ts';
import { createTable } from '#infra/local/table/createTable.ts';
import { startTable } from '#infra/local/table/table.ts';

test('the ledger of a new table is right', async () => {
  const access = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test', AWS_REGION: 'eu-west-1' };
  Object.assign(process.env, access);
  const server = await startTable();
  const client = makeDocumentClient({ endpoint: server.url });
  await createTable(client, 'ledger');

  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'ledger.ts')], {
    env: { ...process.env, TABLE_NAME: 'ledger', AWS_ENDPOINT_URL_DYNAMODB: server.url },
  });
  expect(stdout).toContain('The ledger is consistent.');

  client.destroy();
  await server.close();
});
