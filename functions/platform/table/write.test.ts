import { TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { putStone, stones, visits } from '#functions/testing/stones.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { Refusal } from '../refusal.ts';
import { makeTable } from '../table.ts';
import { makeDocumentClient } from './client.ts';
import { Step } from './step.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('several items', () => {
  test('are read in one request and in order, repeated ones included', async () => {
    await putStone(world, 'load', 'a', 1);
    await putStone(world, 'load', 'b', 2);
    const from = world.requests();
    const [b, none, a, again] = await world.table.batchGet(
      stones.key('load', 'b'),
      visits.key('load'),
      stones.key('load', 'a'),
      stones.key('load', 'b'),
    );
    expect([b?.weight, none?.count, a?.weight, again?.weight]).toEqual([2, undefined, 1, 2]);
    expect(world.requests(from)).toBe(1);
    expect(await world.table.batchGet()).toEqual([]);
  });

  test('are read whatever their number', async () => {
    const keys = Array.from({ length: 10_200 }, (_, index) => stones.key('many', String(index)));
    await putStone(world, 'many', '10199', 3);
    const found = await world.table.batchGet(...keys);
    expect(found.flatMap(stone => stone?.weight ?? [])).toEqual([3]);
  });

  test('that DynamoDB leaves unprocessed are asked for again, until it has left all of them too often', async () => {
    const client = makeDocumentClient();
    const answers = mockClient(client);
    const table = makeTable({ client, name: 'table' });
    const key = stones.key('slow', 'a');
    const unprocessed = { UnprocessedKeys: { table: { Keys: [{ pk: key.pk, sk: key.sk }] } } };
    const item = { ...key, of: undefined, entity: 'stone', cairn: 'slow', id: 'a', weight: 4 };
    answers
      .on(BatchGetCommand)
      .resolvesOnce(unprocessed)
      .resolves({ Responses: { table: [item] } });
    expect((await table.batchGet(key))[0]?.weight).toBe(4);

    answers.on(BatchGetCommand).resolves(unprocessed);
    await expect(table.batchGet(key)).rejects.toThrow('remain unprocessed');
  });

  test('are written together', async () => {
    const outcome = await world.table.transact(
      Step.create(stones.key('all', 'a'), { cairn: 'all', id: 'a', weight: 1 }),
      undefined,
      Step.add(visits.key('all'), { count: 1 }),
    );
    expect(outcome).toBeUndefined();
    expect(await world.table.batchGet(stones.key('all', 'a'), visits.key('all'))).toEqual([
      { cairn: 'all', id: 'a', weight: 1 },
      { count: 1 },
    ]);
  });

  test('are not written if one step is refused; the first refused step determines the code', async () => {
    await putStone(world, 'none', 'a');
    const outcome = await world.table.transact(
      Step.add(visits.key('none'), { count: 1 }),
      Step.create(stones.key('none', 'a'), { cairn: 'none', id: 'a', weight: 1 }).otherwise(
        'ALREADY_APPLIED',
      ),
      Step.check(stones.key('none', 'b')).otherwise('NOT_FOUND'),
    );
    expect(outcome).toMatchObject({ code: 'ALREADY_APPLIED' });
    expect(await world.table.get(visits.key('none'))).toBeUndefined();

    const absent = await world.table.transact(
      Step.absent(stones.key('none', 'a')).otherwise('USERNAME_TAKEN'),
    );
    expect(absent).toMatchObject({ code: 'USERNAME_TAKEN' });
    expect(await world.table.write(Step.check(stones.key('none', 'b')).otherwise('NOT_FOUND'))).toMatchObject(
      { code: 'NOT_FOUND' },
    );
  });

  test('must be different: two steps on the same item are a bug', async () => {
    const key = stones.key('none', 'same');
    await expect(world.table.transact(Step.check(key), Step.remove(key))).rejects.toThrow(
      'cairn#none stone#same',
    );
  });

  test('receive every concurrent change', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => world.table.transact(Step.add(visits.key('many'), { count: 1 }))),
    );
    expect(await world.table.get(visits.key('many'))).toEqual({ count: 20 });
  });

  test('refuse with the codes of their steps, which the compiler knows', async () => {
    const outcome = await world.table.transact(
      Step.check(stones.key('a', 'b')).otherwise('NOT_FOUND'),
      Step.absent(stones.key('b', 'b')).otherwise('FORBIDDEN'),
    );
    const known: Refusal<'NOT_FOUND' | 'FORBIDDEN' | 'CONCURRENT_UPDATE'> | undefined = outcome;
    // @ts-expect-error FORBIDDEN is possible as well
    const unknown: Refusal<'NOT_FOUND' | 'CONCURRENT_UPDATE'> | undefined = outcome;
    expect(known).toBe(unknown);
  });
});

describe('overlapping writes', () => {
  const raise = (name: string, count = 1) => Step.add(visits.key(name), { count });
  const countOf = async (name: string) => (await world.table.get(visits.key(name)))?.count;

  /** Increments a counter in a transaction that is in progress until `end()` is called. */
  async function transactionInProgress(name: string) {
    const paused = world.database.faults.pause('TransactWriteItems');
    const outcome = world.table.transact(raise(name));
    await paused.arrived;
    return {
      async end() {
        paused.resume();
        expect(await outcome).toBeUndefined();
      },
    };
  }

  test('a transaction that overlaps another is cancelled, repeated and applied once', async () => {
    const first = await transactionInProgress('overlap');
    const from = world.requests();
    const second = world.table.transact(raise('overlap', 10), raise('overlap-too', 10));
    await expect.poll(() => world.requests(from)).toBeGreaterThan(0); // the conflict
    await first.end();

    expect(await second).toBeUndefined();
    expect(await Promise.all([countOf('overlap'), countOf('overlap-too')])).toEqual([11, 10]);
  });

  test('a single write that overlaps a transaction is repeated and applied once', async () => {
    const first = await transactionInProgress('single');
    const from = world.requests();
    const second = world.table.write(raise('single', 10));
    await expect.poll(() => world.requests(from)).toBeGreaterThan(0);
    await first.end();

    expect(await second).toBeUndefined();
    expect(await countOf('single')).toBe(11);
  });

  test('the SDK itself reports the conflict and does not repeat the transaction', async () => {
    const { client, tableName, faults } = world.database;
    faults.next('TransactWriteItems', 'TransactionConflict');
    const { pk, sk } = visits.key('alone');
    const Put = { TableName: tableName, Item: { pk: { S: pk }, sk: { S: sk } } };

    await expect(
      client.send(new TransactWriteItemsCommand({ TransactItems: [{ Put }] })),
    ).rejects.toMatchObject({ CancellationReasons: [{ Code: 'TransactionConflict' }] });
    expect(await countOf('alone')).toBeUndefined();
  });

  test('refuses with CONCURRENT_UPDATE when the conflict persists, and writes nothing', async () => {
    const from = world.requests();
    const noJitter = vi.spyOn(Math, 'random').mockReturnValue(0);
    world.database.faults.next('TransactWriteItems', 'TransactionConflict', 18);
    expect(await world.table.transact(raise('persists'))).toMatchObject({ code: 'CONCURRENT_UPDATE' });
    noJitter.mockRestore();
    expect(world.requests(from)).toBe(18);
    expect(await countOf('persists')).toBeUndefined();
  });

  test.each(['ThrottlingError', 'ProvisionedThroughputExceeded'] as const)(
    'repeats a transaction cancelled by %s, and reports an outage if that persists',
    async reason => {
      world.database.faults.next('TransactWriteItems', reason, 2);
      expect(await world.table.transact(raise(reason))).toBeUndefined();

      world.database.faults.next('TransactWriteItems', reason, 8);
      await expect(world.table.transact(raise(reason))).rejects.toMatchObject({
        name: 'Outage',
        code: 'DEPENDENCY_UNAVAILABLE',
      });
      expect(await countOf(reason)).toBe(1);
    },
  );

  test('survives throttling of single requests within the attempts of the SDK, and reports an outage beyond', async () => {
    world.database.faults.next('UpdateItem', 'ProvisionedThroughputExceededException', 2);
    expect(await world.table.write(raise('throttled'))).toBeUndefined();

    world.database.faults.next('UpdateItem', 'ProvisionedThroughputExceededException', 3);
    await expect(world.table.write(raise('throttled'))).rejects.toMatchObject({ name: 'Outage' });
    expect(await countOf('throttled')).toBe(1);
  });

  test('replaces a single item without a transaction, at half its price, also when the response was lost', async () => {
    await putStone(world, 'alone', 'a', 1);
    const replaced = (weight: number) =>
      Step.put(stones.key('alone', 'a'), { cairn: 'alone', id: 'a', weight }).when('weight', '<', weight);
    const from = world.sent.length;
    expect(await world.table.transact(replaced(2))).toBeUndefined();
    expect(world.sent.slice(from)).toEqual([expect.objectContaining({ operation: 'Put', capacityUnits: 1 })]);

    world.database.faults.next('PutItem', 'lost');
    expect(await world.table.transact(replaced(3))).toBeUndefined();
    expect((await world.table.get(stones.key('alone', 'a')))?.weight).toBe(3);
  });

  test('reports a replacement that was refused because of another one, although its first response was lost', async () => {
    await putStone(world, 'other', 'a', 1);
    world.database.faults.next('PutItem', 'lost');
    const heavier = Step.put(stones.key('other', 'a'), { cairn: 'other', id: 'a', weight: 5 });
    expect(await world.table.transact(heavier.when('weight', '>', 9))).toMatchObject({
      code: 'CONCURRENT_UPDATE',
    });
  });

  test('applies a transaction once when its response was lost', async () => {
    world.database.faults.next('TransactWriteItems', 'lost');
    expect(
      await world.table.transact(
        Step.create(stones.key('lost', 'a'), { cairn: 'lost', id: 'a', weight: 1 }),
        raise('lost'),
      ),
    ).toBeUndefined();
    expect(await countOf('lost')).toBe(1);
  });
});
