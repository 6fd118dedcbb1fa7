import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient, GetItemCommand, ListTablesCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { createTable } from './createTable.ts';
import { type Engine, startEngine } from './engine.ts';
import { startTable } from './table.ts';

const TableName = 'cairn';
const clientOf = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' },
  });
const item = { pk: { S: 'a' }, sk: { S: '1' } };

test('keeps its data in the folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'table-'));
  const first = await startTable({ dataDir });
  await createTable(clientOf(first.url), TableName);
  await clientOf(first.url).send(new PutItemCommand({ TableName, Item: item }));
  await first.close();
  const second = await startTable({ dataDir });
  const found = await clientOf(second.url).send(new GetItemCommand({ TableName, Key: item }));
  await second.close();
  await rm(dataDir, { recursive: true });

  expect(found.Item).toEqual(item);
});

test('has stopped when close resolves', async () => {
  const engine = await startEngine();
  const table = await startTable({ endpoint: engine.url });
  await table.close();
  await expect(fetch(table.url)).rejects.toThrow();

  await engine.close();
  await expect(fetch(engine.url)).rejects.toThrow();
});

test('names the port that is taken', async () => {
  const table = await startTable();
  await expect(startTable({ port: Number(new URL(table.url).port) })).rejects.toThrow(/Port \d+ is taken/);
  await table.close();
});

test('uses an emulator that is already running, and leaves it running', async () => {
  const engine = await startEngine();
  const table = await startTable({ endpoint: engine.url });
  await createTable(clientOf(table.url), TableName);
  await table.close();

  const { TableNames } = await clientOf(engine.url).send(new ListTablesCommand());
  await engine.close();
  expect(TableNames).toEqual([TableName]);
});

test('stops with the process that started it and removes its data, even when that is killed', async () => {
  const script = `import { startEngine } from ${JSON.stringify(new URL('engine.ts', import.meta.url).href)};
    const { url, folder } = await startEngine(); console.log(JSON.stringify({ url, folder })); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [bytes] = (await once(parent.stdout, 'data')) as [Buffer]; // a stream without encoding
  const { url, folder } = JSON.parse(bytes.toString()) as Pick<Engine, 'url' | 'folder'>; // printed by the script
  expect((await fetch(url)).ok).toBe(true);
  expect(await readdir(folder)).toContain('table.db');
  const ended = lastResponse(url);
  parent.kill('SIGKILL');

  await expect(ended).resolves.toBeUndefined();
  await expect.poll(() => existsSync(folder)).toBe(false);
});

test('finds the last record of a stream by an index', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'table-'));
  const engine = await startEngine({ dataDir });
  await engine.close();
  const database = new DatabaseSync(join(dataDir, 'table.db'));
  const plan = database
    .prepare(
      'EXPLAIN QUERY PLAN SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?',
    )
    .all(TableName);
  database.close();
  await rm(dataDir, { recursive: true });

  expect(plan).toMatchObject([{ detail: expect.stringContaining('COVERING INDEX stream_sequence') }]);
});

/** Resolves when the address no longer responds. */
async function lastResponse(url: string): Promise<void> {
  const responded = await fetch(url).then(
    response => response.ok,
    () => false,
  );
  if (responded) await lastResponse(url);
}
