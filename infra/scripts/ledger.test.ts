import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createTestTable } from '#functions/testing/testTable.ts';

test('reports no discrepancy in the ledger of an empty table', async () => {
  const { endpoint, tableName, close } = await createTestTable();

  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'ledger.ts')], {
    env: { ...process.env, TABLE_NAME: tableName, AWS_ENDPOINT_URL_DYNAMODB: endpoint },
  });
  expect(stdout).toContain('The ledger is consistent.');

  await close();
});
