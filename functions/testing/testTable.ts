import { randomUUID } from 'node:crypto';
import { DeleteTableCommand, DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { makeDocumentClient } from '#functions/platform/table/client.ts';
import { createTable } from '#infra/local/table/createTable.ts';
import { type Engine, startEngine } from '#infra/local/table/engine.ts';
import { startTable } from '#infra/local/table/table.ts';
import { connectDirectly } from './connectDirectly.ts';

/** The emulator under test, if it is not the packaged one. Read before a test changes the environment. */
const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'];

let engineOfWorker: Promise<Engine> | undefined;

/** The packaged emulator of this worker, which all its test files share. It ends with the worker. */
async function sharedEngine(): Promise<string> {
  engineOfWorker ??= startEngine();
  return (await engineOfWorker).url;
}

/**
 * Starts a DynamoDB endpoint with conflicts and faults of its own, in front of an emulator that many share: the packaged
 * one of this worker, or the one of AWS_ENDPOINT_URL_DYNAMODB. Tables of other tests are there too, under their own names.
 */
export const startTestTables = async () => startTable({ endpoint: endpoint ?? (await sharedEngine()) });

/** Deletes a table of the emulator under test. The packaged one discards its data anyway. */
export async function deleteTestTable(TableName: string, settings: DynamoDBClientConfig): Promise<void> {
  if (!endpoint) return;
  const client = new DynamoDBClient({ ...settings, endpoint });
  await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
}

/** A unique table name, for emulators that several test runs share. */
export const uniqueTableName = (): string => `test-${randomUUID()}`;

/**
 * Creates a table for the use of one world. `close()` removes it. With `isDirect` the client passes its requests on
 * within this process, which takes a quarter less of it; other processes use the endpoint.
 */
export async function createTestTable({ isDirect = false } = {}) {
  const server = await startTestTables();
  const client = makeDocumentClient({ endpoint: server.url, hasTimeouts: false });
  if (isDirect) connectDirectly(client, server.front);
  const tableName = uniqueTableName();
  await createTable(client, tableName);

  return {
    endpoint: server.url,
    tableName,
    client,
    front: server.front,
    faults: server.front.faults,
    async close(): Promise<void> {
      await client.send(new DeleteTableCommand({ TableName: tableName }));
      client.destroy();
      await server.close();
    },
  };
}
