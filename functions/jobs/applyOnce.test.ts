import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { projectionsOf } from '#functions/platform/projection.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { StreamHandlers } from './dispatchRecord.ts';
import { processBatch } from './processBatch.ts';

const counts = entity({
  name: 'count',
  schema: z.object({ count: z.number() }),
  key: (of: string) => ({ pk: `count#${of}`, sk: 'count' }),
});
const one = (of: string, count = 1) => Step.add(counts.key(of), { count });

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const countOf = async (of: string) => (await world.table.get(counts.key(of)))?.count;

describe('the projections of a change', () => {
  const shape = { id: z.string(), weight: z.int() };
  const wood = entity({
    name: 'plank',
    schema: z.object(shape),
    key: (id: string) => ({ pk: `plank#${id}`, sk: 'plank' }),
  });
  const record = (eventID: string, time = Date.parse(world.clock.now()) / 1000) => ({
    eventID,
    dynamodb: {
      SequenceNumber: '1',
      ApproximateCreationDateTime: time,
      NewImage: {
        entity: { S: 'plank' },
        pk: { S: 'plank#a' },
        sk: { S: 'plank' },
        id: { S: 'a' },
        weight: { N: '2' },
      },
    },
  });
  const deliver = (one: DynamoDBRecord, projections: StreamHandlers['projections']) =>
    processBatch({ Records: [one] }, world.deps, { domainEventHandlers: [], projections });
  const sums = async () => [await countOf('first'), await countOf('second'), await countOf('third')];

  test('share one transaction, also of a kind that is registered twice, and are applied once', async () => {
    const projections = [
      projectionsOf(wood, { first: async () => [one('first')], nothing: async () => undefined }),
      projectionsOf(wood, { second: async () => [one('second')], none: async () => [] }),
    ];
    const from = world.sent.length;
    await deliver(record('together'), projections);
    expect(world.sent.slice(from).map(({ operation }) => operation)).toEqual(['TransactWrite']);
    await deliver(record('together'), projections);
    expect(await sums()).toEqual([1, 1, undefined]);
  });

  test('that write the same item are applied one after the other, and once', async () => {
    const projections = [
      projectionsOf(wood, { third: async () => [one('third')], again: async () => [one('third', 10)] }),
    ];
    for (let time = 0; time < 2; time++) await deliver(record('shared'), projections);
    expect(await countOf('third')).toBe(11);
  });

  test('are not applied again if a former version applied some of them alone', async () => {
    const projections = [
      projectionsOf(wood, { first: async () => [one('first')], second: async () => [one('second')] }),
    ];
    await world.database.client.send(
      new PutCommand({
        TableName: world.database.tableName,
        Item: { pk: 'done#late', sk: 'plank/first', entity: 'done', ttl: 2_000_000_000 },
      }),
    );
    const before = await sums();
    const minuteAgo = Date.parse(world.clock.now()) / 1000 - 60;
    for (let time = 0; time < 2; time++) await deliver(record('late', minuteAgo), projections);
    expect(await sums()).toEqual([before[0], (before[1] ?? 0) + 1, before[2]]);
  });
});
