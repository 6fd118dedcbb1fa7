import { randomUUID } from 'node:crypto';
import { DeleteTableCommand, DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { makeDocumentClient } from '#functions/platform/table/client.ts';
import { createTable } from '#infra/local/table/createTable.ts';
import { startTable } from '#infra/local/table/table.ts';

/** The emulator under test, if it is not the packaged one. Read before a test changes the environment. */
const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'];

/** Starts the DynamoDB endpoint of a test file: the packaged emulator, or the one of AWS_ENDPOINT_URL_DYNAMODB. */
export function startTestTables() {
  return startTable({ endpoint });
}

/** Deletes a table of the emulator under test. The packaged one discards its data anyway. */
export async function deleteTestTable(TableName: string, settings: DynamoDBClientConfig): Promise<void> {
  if (!endpoint) return;
  const client = new DynamoDBClient({ ...settings, endpoint });
  await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
}

/** A unique table name, for emulators that several test runs share. */
export const uniqueTableName = (): string => `test-${randomUUID()}`;

/** Creates a table for one test file. `close()` removes it. */
export async function createTestTable() {
  const server = await startTestTables();
  const client = makeDocumentClient({ endpoint: server.url, hasTimeouts: false });
  const tableName = uniqueTableName();
  await createTable(client, tableName);

  return {
    endpoint: server.url,
    tableName,
    client,
    faults: server.faults,
    async close(): Promise<void> {
      await client.send(new DeleteTableCommand({ TableName: tableName }));
      client.destroy();
      await server.close();
    },
  };
}
