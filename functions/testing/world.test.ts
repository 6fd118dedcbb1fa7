import { DescribeTableCommand, ListTablesCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { createWorld, type World } from './world.ts';

const itemsIn = async ({ database: { client, tableName } }: World) =>
  (await client.send(new ScanCommand({ TableName: tableName }))).Items ?? [];

test('worlds share an emulator, and see nothing of each other: items, streams and faults', async () => {
  const [one, other] = [await createWorld(), await createWorld()];
  const { TableNames } = await other.database.client.send(new ListTablesCommand());
  expect(TableNames).toEqual(expect.arrayContaining([one.database.tableName, other.database.tableName]));

  const id = await one.user();
  one.database.faults.next('PutItem', 'InternalServerError', 10);
  expect(await itemsIn(other)).toEqual([]);
  await other.user({ UserID: id, firstName: 'Other' });
  await other.runStream({ domainEventHandlers: [], projections: [] }); // without handlers: all records
  expect(other.batches).toEqual([1]);

  expect((await one.table.get(callers.key(id)))?.firstName).toBe('Ada');
  expect((await other.table.get(callers.key(id)))?.firstName).toBe('Other');
  await one.close();
  await other.close();
});

test('a world leaves nothing behind for the next one', async () => {
  const first = await createWorld();
  await first.user();
  await first.close();
  const next = await createWorld();
  const { client } = next.database;

  expect(await itemsIn(next)).toEqual([]);
  await next.runStream();
  expect(next.batches).toEqual([]);
  await expect(
    client.send(new DescribeTableCommand({ TableName: first.database.tableName })),
  ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await next.close();
});
