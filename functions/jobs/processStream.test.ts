import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { outbox } from '#functions/platform/outbox.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { UserID } from '#shared/ids.ts';
import type { StreamHandlers } from './dispatchRecord.ts';
import { processBatch } from './processBatch.ts';
import { projectionsOf } from './projection.ts';

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
const one = (of: string, count = 1) => Step.add(counts.key(of), { count });

let world: World;
let mails: string[] = [];
let failures = 0;
const handlers: StreamHandlers = {
  domainEventHandlers: {
    accountCreated: {
      countAccounts: async ({ payload }) => [one(`accounts-of-${payload.UserID}`)],
      sendMail: async ({ payload }) => {
        if (failures-- > 0) throw new Error('The mail server is down.');
        mails.push(payload.UserID);
      },
    },
  },
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

test('what is noted in a transaction is followed up once, each reaction by itself', async () => {
  await world.table.transact(outbox.enqueue('accountCreated', { UserID: ada }), one('other'));
  await world.runStream(handlers);
  expect([await countOf('accounts-of-ada'), mails]).toEqual([1, ['ada']]);
});

test('what is told twice happens once', async () => {
  const record = {
    eventID: 'told-twice',
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

test('a happening noted twice under its own id is followed up once', async () => {
  mails = [];
  const note = () => outbox.enqueue('accountCreated', { UserID: UserID.parse('eve') }, 'eve-came');
  await world.table.write(note());
  await world.runStream(handlers);
  await world.table.write(note());
  await world.runStream(handlers);
  expect(mails).toEqual(['eve']);
});

test('changes of an item reach its projections with what was before', async () => {
  const start = (await countOf('weights')) ?? 0;
  await world.table.write(Step.create(stones.key('a'), { id: 'a', weight: 7 }));
  await world.table.write(Step.update(stones.key('a'), { weight: 10 }));
  await world.table.write(Step.create(stones.key('b'), { id: 'b', weight: 1 }));
  await world.table.write(Step.remove(stones.key('b')));
  await world.runStream(handlers);
  expect(await countOf('weights')).toBe(start + 10);
});

test('a failure stops the batch there; told again, what was done is not done again', async () => {
  mails = [];
  failures = 1;
  const bob = UserID.parse('bob');
  await world.table.write(outbox.enqueue('accountCreated', { UserID: bob }));
  await expect(world.runStream(handlers)).rejects.toThrow('The stream stopped');
  expect([await countOf('accounts-of-bob'), mails]).toEqual([1, []]);

  await world.runStream(handlers);
  expect([await countOf('accounts-of-bob'), mails]).toEqual([1, ['bob']]);
});

test('a note of a kind that nobody knows is a failure, not a silence', async () => {
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

test('what is said of a happening has to be as agreed', () => {
  // @ts-expect-error it takes a UserID
  expect(() => outbox.enqueue('accountCreated', { name: 'ada' })).toThrow();
});
