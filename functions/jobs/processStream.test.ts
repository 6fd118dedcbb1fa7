import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEvents, handlersOf } from '#functions/platform/domainEvent.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { projectionsOf } from '#functions/platform/projection.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { UserID } from '#shared/ids.ts';
import type { StreamHandlers } from './dispatchRecord.ts';
import { processBatch } from './processBatch.ts';
import { replayEvent } from './replayEvent.ts';

const counts = entity({
  name: 'count',
  schema: z.object({ count: z.number() }),
  key: (of: string) => ({ pk: `count#${of}`, sk: 'count' }),
});
const stones = entity({
  name: 'stone',
  schema: z.object({ id: z.string(), weight: z.number() }),
  key: (id: string) => ({ pk: `stone#${id}`, sk: 'stone' }),
});
const { accountCreated } = defineEvents({ accountCreated: z.object({ UserID }) });
const one = (of: string, count = 1) => Step.add(counts.key(of), { count });

let world: World;
let mails: string[] = [];
let failures = 0;
const handlers: StreamHandlers = {
  domainEventHandlers: [
    handlersOf(accountCreated, {
      countAccounts: async ({ payload }) => [one(`accounts-of-${payload.UserID}`)],
      sendMail: async ({ payload }) => {
        if (failures-- > 0) throw new Error('The mail server is down.');
        mails.push(payload.UserID);
      },
    }),
  ],
  projections: [
    projectionsOf(stones, {
      sumWeights: async ({ before, after }) => [one('weights', (after?.weight ?? 0) - (before?.weight ?? 0))],
    }),
  ],
};

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const countOf = async (of: string) => (await world.table.get(counts.key(of)))?.count;
const ada = UserID.parse('ada');

test('each handler of an event runs once', async () => {
  await world.table.transact(outbox.publish(world.deps, accountCreated, { UserID: ada }), one('other'));
  await world.runStream(handlers);
  expect([await countOf('accounts-of-ada'), mails]).toEqual([1, ['ada']]);
});

describe('the handlers of an event', () => {
  const published = (id: string, of: string) =>
    outbox.publish(world.deps, accountCreated, { UserID: UserID.parse(of) }, id);
  const countingTwice: StreamHandlers['domainEventHandlers'] = [
    handlersOf(accountCreated, { first: async ({ payload }) => [one(`first-${payload.UserID}`)] }),
    handlersOf(accountCreated, { second: async ({ payload }) => [one(`second-${payload.UserID}`)] }),
  ];
  const deliver = async (id: string, domainEventHandlers = countingTwice) =>
    await processBatch(await replayEvent(world.table, [id]), world.deps, {
      domainEventHandlers,
      projections: [],
    });
  afterEach(() =>
    world.runStream({ domainEventHandlers: [handlersOf(accountCreated, {})], projections: [] }),
  );
  const counted = async (of: string) => [await countOf(`first-${of}`), await countOf(`second-${of}`)];

  test('share one transaction and one idempotency record', async () => {
    await world.table.write(published('shared', 'fay'));
    const from = world.sent.length;
    await deliver('shared');
    const writes = world.sent
      .slice(from)
      .filter(({ operation }) => operation !== 'Get' && operation !== 'BatchGet');
    expect(writes.map(({ operation, capacityUnits }) => [operation, capacityUnits])).toEqual([
      ['TransactWrite', 6],
    ]);
    await deliver('shared');
    expect(await counted('fay')).toEqual([1, 1]);
  });

  test('that write the same item are applied one after the other', async () => {
    const same = countingTwice.map(({ type }, index) => ({
      type,
      handlers: { [`handler${index}`]: async () => [one('same', index + 1)] },
    }));
    await world.table.write(published('same', 'gus'));
    for (let time = 0; time < 2; time++) await deliver('same', same);
    expect(await countOf('same')).toBe(3);
  });

  test('are not run again if an earlier version, or a failure of others, has had a record for each', async () => {
    await world.table.write(published('apart', 'hal'));
    const { client, tableName: TableName } = world.database;
    const record = { pk: 'done#apart', sk: 'accountCreated/first', entity: 'done', ttl: 2_000_000_000 };
    await client.send(new PutCommand({ TableName, Item: record }));
    for (let time = 0; time < 2; time++) await deliver('apart');
    expect(await counted('hal')).toEqual([undefined, 1]);
  });

  test('whose steps are refused do not repeat the emails of the others', async () => {
    mails = [];
    const refused = handlersOf(accountCreated, {
      sendMail: async ({ payload }) => {
        mails.push(payload.UserID);
      },
      refuse: async () => [Step.check(counts.key('never counted'))],
    });
    await world.table.write(published('refused', 'ida'));
    for (let time = 0; time < 2; time++)
      expect((await deliver('refused', [refused])).batchItemFailures).toHaveLength(1);
    expect(mails).toEqual(['ida']);
  });
});

test('redelivered records have no further effect', async () => {
  const record = {
    eventID: 'redelivered',
    dynamodb: {
      SequenceNumber: '1',
      NewImage: {
        entity: { S: 'stone' },
        pk: { S: 'stone#t' },
        sk: { S: 'stone' },
        id: { S: 't' },
        weight: { N: '5' },
      },
    },
  };
  const before = (await countOf('weights')) ?? 0;
  for (let time = 0; time < 3; time++)
    expect(await processBatch({ Records: [record, record] }, world.deps, handlers)).toEqual({
      batchItemFailures: [],
    });
  expect(await countOf('weights')).toBe(before + 5);
});

test('an event published twice under the same id is handled once', async () => {
  mails = [];
  const publishArrival = () =>
    outbox.publish(world.deps, accountCreated, { UserID: UserID.parse('eve') }, 'eve-came');
  await world.table.write(publishArrival());
  await world.runStream(handlers);
  await world.table.write(publishArrival());
  await world.runStream(handlers);
  expect(mails).toEqual(['eve']);
});

test('projections receive an item before and after its change', async () => {
  const start = (await countOf('weights')) ?? 0;
  await world.table.write(Step.create(stones.key('a'), { id: 'a', weight: 7 }));
  await world.table.write(Step.update(stones.key('a'), { weight: 10 }));
  await world.table.write(Step.create(stones.key('b'), { id: 'b', weight: 1 }));
  await world.table.write(Step.remove(stones.key('b')));
  await world.runStream(handlers);
  expect(await countOf('weights')).toBe(start + 10);
});

test('a failure stops the batch; on redelivery, finished handlers do not run again', async () => {
  mails = [];
  failures = 1;
  const bob = UserID.parse('bob');
  await world.table.write(outbox.publish(world.deps, accountCreated, { UserID: bob }));
  await expect(world.runStream(handlers)).rejects.toThrow('The stream stopped');
  expect([await countOf('accounts-of-bob'), mails]).toEqual([1, []]);

  await world.runStream(handlers);
  expect([await countOf('accounts-of-bob'), mails]).toEqual([1, ['bob']]);
});

test('a message of an unknown event type fails', async () => {
  const NewImage = {
    entity: { S: 'outbox' },
    pk: { S: 'outbox#x' },
    sk: { S: 'outbox' },
    id: { S: 'x' },
    kind: { S: 'odd' },
    ttl: { N: '1' },
  };
  const record = { eventID: 'odd', dynamodb: { SequenceNumber: '42', NewImage } };
  expect(await processBatch({ Records: [record] }, world.deps, handlers)).toEqual({
    batchItemFailures: [{ itemIdentifier: '42' }],
  });
});

test('a payload must match the schema of its event type', () => {
  // @ts-expect-error it takes a UserID
  expect(() => outbox.publish(world.deps, accountCreated, { name: 'ada' })).toThrow();
});
