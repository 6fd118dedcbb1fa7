import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createWorld, type World } from '#functions/testing/world.ts';
import { entity } from './entity.ts';
import { readAhead } from './readAhead.ts';
import { Step } from './step.ts';

const stones = entity({
  name: 'stone',
  schema: z.object({ weight: z.int() }),
  key: (id: string) => ({ pk: 'cairn', sk: `stone#${id}` }),
});
/** The same items, of which only the kind is known. */
const anyStones = entity({ name: 'stone', schema: z.object({}), key: (id: string) => stones.key(id) });

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.table.transact(
    Step.put(stones.key('a'), { weight: 1 }),
    Step.put(stones.key('b'), { weight: 2 }),
  );
});
afterAll(() => world.close());

const lay = (id: string, weight: number) => world.table.write(Step.put(stones.key(id), { weight }));

test('what was read ahead is given without another request, what is not there as well', async () => {
  const { load, table } = readAhead(world.table);
  const from = world.requests();
  await load(stones.key('a'), anyStones.key('a'), stones.key('b'), stones.key('none'));

  expect(await table.get(stones.key('a'))).toEqual({ weight: 1 });
  expect(await table.batchGet(stones.key('none'), stones.key('b'))).toEqual([undefined, { weight: 2 }]);
  expect(await table.get(anyStones.key('a'))).toEqual({});
  expect(world.requests(from)).toBe(1);
});

test('what is asked for beside it is read, each in its place', async () => {
  const { load, table } = readAhead(world.table);
  await load(stones.key('b'));
  const from = world.requests();

  expect(await table.batchGet(stones.key('a'), stones.key('b'), stones.key('none'))).toEqual([
    { weight: 1 },
    { weight: 2 },
    undefined,
  ]);
  expect(world.requests(from)).toBe(1);
});

test('a second question is answered as things are then', async () => {
  const { load, query: list, table } = readAhead(world.table);
  const all = { pk: 'cairn', beginsWith: 'stone#' };
  await Promise.all([load(stones.key('a')), list(stones, all)]);
  await lay('a', 10);

  expect(await table.get(stones.key('a'))).toEqual({ weight: 1 });
  expect((await table.query(stones, all)).items[0]).toEqual({ weight: 1 });
  expect(await table.get(stones.key('a'))).toEqual({ weight: 10 });
  expect((await table.query(stones, all)).items[0]).toEqual({ weight: 10 });
});

test('a page is given to the very question that it answers', async () => {
  const { query: list, table } = readAhead(world.table);
  const one = { pk: 'cairn', beginsWith: 'stone#', limit: 1 };
  const { cursor } = await list(stones, one);
  const from = world.requests();

  expect(await table.query(stones, { ...one, cursor })).toMatchObject({ items: [{ weight: 2 }] });
  expect(await table.query(anyStones, { ...one, order: 'desc' })).toMatchObject({ items: [{}] });
  expect(world.requests(from)).toBe(2);
  expect((await table.query(stones, one)).items).toEqual([{ weight: 1 }]);
  expect(world.requests(from)).toBe(2);
});
