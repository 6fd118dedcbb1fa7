import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestTables, uniqueTableName } from '#functions/testing/testTable.ts';
import { createTable } from '#infra/local/table/createTable.ts';
import type { TableServer } from '#infra/local/table/table.ts';
import { day } from '#shared/time.ts';
import { pollStream, type StreamPoller, type StreamPollerOptions } from './streamPoller.ts';

let server: TableServer;
let database: DynamoDBClient;
let dataDir: string;
let tableName: string;

beforeAll(async () => {
  server = await startTestTables();
  database = new DynamoDBClient({
    endpoint: server.url,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
});
afterAll(async () => {
  database.destroy();
  await server.close();
});
beforeEach(async () => {
  tableName = uniqueTableName();
  dataDir = await mkdtemp(join(tmpdir(), 'cairn-stream-'));
  await createTable(database, tableName);
  return async () => {
    await database.send(new DeleteTableCommand({ TableName: tableName }));
    await rm(dataDir, { recursive: true, force: true });
  };
});

const put = (name: string) =>
  DynamoDBDocumentClient.from(database).send(
    new PutCommand({ TableName: tableName, Item: { pk: name, sk: 'x' } }),
  );

const follow = (handler: StreamPollerOptions['handler'], restMs?: number): Promise<StreamPoller> =>
  pollStream({ database, table: server, tableName, dataDir, handler, ...(restMs && { restMs }) });

/** A consumer that records its input and fails for given names. */
function consumer(fails: (name: string, time: number) => boolean = () => false) {
  const told: string[] = [];
  const handler: StreamPollerOptions['handler'] = async ({ Records }) => {
    for (const record of Records) {
      const name = record.dynamodb?.Keys?.['pk']?.S ?? '';
      told.push(name);
      if (fails(name, told.filter(known => known === name).length)) {
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
  return { told, handler };
}

test('delivers changes in order, and continues after the last one following a restart', async () => {
  const first = consumer();
  let follower = await follow(first.handler);
  for (const name of ['a', 'b', 'c']) await put(name);
  await follower.idle();
  await follower.close();
  expect(first.told).toEqual(['a', 'b', 'c']);

  await put('while nobody looked');
  const second = consumer();
  follower = await follow(second.handler);
  await follower.idle();
  await follower.close();
  expect(second.told).toEqual(['while nobody looked']);
});

test('reads the stream when something has been written, and does not wait for its next look', async () => {
  const { told, handler } = consumer();
  const follower = await follow(handler, day);
  await follower.idle();
  await put('a');
  await expect.poll(() => told).toEqual(['a']);
  await put('b');
  await expect.poll(() => told).toEqual(['a', 'b']);
  await follower.close();
});

test('finds what was written past the proxy', async () => {
  const { told, handler } = consumer();
  const table = { url: server.url, front: { onWrite: () => undefined } };
  const follower = await pollStream({ database, table, tableName, dataDir, handler });
  await put('a');
  await expect.poll(() => told).toEqual(['a']);
  await follower.close();
});

test('retries a failed record before later ones', async () => {
  const { told, handler } = consumer((name, time) => name === 'b' && time < 3);
  for (const name of ['a', 'b', 'c']) await put(name);
  const follower = await follow(handler);
  await follower.idle();
  await follower.close();
  expect(told).toEqual(['a', 'b', 'b', 'b', 'c']);
});

test('moves a record that keeps failing to the dead letters and continues', async () => {
  const { told, handler } = consumer(name => name === 'b');
  for (const name of ['a', 'b', 'c']) await put(name);
  const follower = await follow(handler);
  await follower.idle();
  await follower.close();
  expect(told.at(-1)).toBe('c');
  expect(await readdir(join(dataDir, 'dead-letters'))).toHaveLength(1);
});

test('skips changes made while the stream is paused, but none before or after', async () => {
  const { told, handler } = consumer();
  const follower = await follow(handler);
  await put('before');
  await follower.withStreamPaused(async () => {
    await put('aside');
  });
  await put('after');
  await follower.idle();
  await follower.close();
  expect(told).toEqual(['before', 'after']);
});
