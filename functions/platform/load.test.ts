import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { CallOptions } from '#functions/testing/event.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { domain, get, post } from '#shared/contract.ts';
import type { UserID } from '#shared/ids.ts';
import { callers } from './caller.ts';
import { type Loaded, loadPlan } from './load.ts';
import { type Input, operation } from './operation.ts';
import { isRefusal, refuse } from './refusal.ts';
import { entity } from './table/entity.ts';
import { Step } from './table/step.ts';
import type { Page } from './table.ts';

const Stone = z.object({ id: z.string(), weight: z.int() });
type Stone = z.infer<typeof Stone>;
const stones = entity({
  name: 'stone',
  schema: Stone,
  key: (id: string) => ({ pk: 'cairn', sk: `stone#${id}` }),
});
const owners = entity({
  name: 'owner',
  schema: z.object({ stone: z.string() }),
  key: (id: string) => ({ pk: `owner#${id}`, sk: 'owner' }),
});

const output = z.object({ found: z.array(z.string()) });
const cairns = domain('cairns', {
  readStone: post('/projects/{ProjectID}/stones', {
    summary: 'Read a stone.',
    access: 'signedIn',
    body: z.object({ id: z.string() }),
    output,
    errors: ['PROSPECT_TAKEN'],
  }),
  listStones: get('/stones', {
    summary: 'List stones.',
    access: 'public',
    query: z.object({ cursor: z.optional(z.string()) }),
    output,
  }),
  myStones: get('/stones/mine', { summary: 'List own stones.', access: 'optional', output }),
  moveStone: post('/stones/move', { summary: 'Move a stone.', access: 'signedIn', output }),
});

const loads: string[] = [];
const readStone = operation(cairns.readStone, {
  load: ({ ProjectID, body, callerId }) => {
    loads.push(`${callerId} ${ProjectID} ${body.id}`);
    return body.id === 'taken'
      ? refuse('PROSPECT_TAKEN')
      : { stone: stones.key(body.id), own: callers.key(callerId) };
  },
  run: ({ caller, loaded: { stone, own } }) => ({
    found: [caller.username, own?.username ?? 'missing', stone?.id ?? 'missing'],
  }),
});
const listStones = operation(cairns.listStones, {
  load: async ({ query }, { table }) => {
    const page = await table.query(stones, { pk: 'cairn', limit: 2, cursor: query.cursor });
    return isRefusal(page) ? page : { page, found: page.items.map(({ id }) => owners.key(id)) };
  },
  run: ({ loaded: { page, found } }) => ({
    found: page.items.map(({ id }, index) => `${id} ${found[index]?.stone ?? 'missing'}`),
  }),
});
const myStones = operation(cairns.myStones, {
  load: ({ callerId }) => ({ id: callerId, a: stones.key('a'), b: callerId && stones.key('b') }),
  run: ({ caller, loaded: { id, a, b } }) => ({
    found: [caller?.UserID ?? 'nobody', id ?? 'nobody', a?.id ?? 'missing', b?.id ?? 'missing'],
  }),
});
const moveStone = operation(cairns.moveStone, {
  load: () => ({ stone: stones.key('moving') }),
  run: async ({ loaded: { stone } }, { table }) => {
    const weight = stone?.weight ?? 0;
    if (weight < 3) await table.write(Step.put(stones.key('moving'), { id: 'moving', weight: weight + 1 }));
    return weight < 3 ? refuse('CONCURRENT_UPDATE') : { found: [String(weight)] };
  },
  maxAttempts: 3,
});

let world: World;
let ada: UserID;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.user({ username: 'ada' });
  await world.table.transact(
    ...['a', 'b', 'c'].map((id, weight) => Step.put(stones.key(id), { id, weight })),
    Step.put(owners.key('b'), { stone: 'b' }),
  );
});
afterAll(() => world.close());

const read = (id: unknown, sending: CallOptions = { as: ada }) =>
  world.callWith(readStone, { ProjectID: 'p', body: { id } }, sending);

describe('the items of an operation', () => {
  test('are read in the same request as the caller', async () => {
    const from = world.requests();
    const before = loads.length;

    expect((await read('a')).data).toEqual({ found: ['ada', 'ada', 'a'] });
    expect(world.requests(from)).toBe(1);
    expect(loads.slice(before)).toEqual([`${ada} p a`]);
  });

  test('are undefined if missing', async () => {
    expect((await read('none')).data).toEqual({ found: ['ada', 'ada', 'missing'] });
  });

  test('are not read for invalid input, which is refused only after an inadmissible caller', async () => {
    const banned = await world.user({ status: 'banned' });
    const before = loads.length;

    expect((await read(7, { as: banned })).code).toBe('USER_BANNED');
    expect((await read(7)).code).toBe('VALIDATION_FAILED');
    expect((await read('a', {})).code).toBe('NOT_AUTHENTICATED');
    expect(loads.length).toBe(before);
    expect((await read('a', { as: banned })).code).toBe('USER_BANNED');
  });

  test('can be refused, which an inadmissible caller does not learn', async () => {
    const banned = await world.user({ status: 'banned' });
    expect((await read('taken')).code).toBe('PROSPECT_TAKEN');
    expect((await read('taken', { as: banned })).code).toBe('USER_BANNED');
  });

  test('can belong to a list, which costs one more request', async () => {
    const from = world.requests();
    expect((await world.call(listStones, {})).data).toEqual({ found: ['a missing', 'b b'] });
    expect(world.requests(from)).toBe(2);
    expect((await world.call(listStones, { query: { cursor: 'forged' } })).code).toBe('INVALID_CURSOR');
  });

  test('of an optional caller are read anonymously unless the caller is admitted', async () => {
    const banned = await world.user({ status: 'banned' });
    const mine = async (sending: CallOptions) => (await world.call(myStones, {}, sending)).data?.found;

    expect(await mine({ as: ada })).toEqual([ada, ada, 'a', 'b']);
    expect(await mine({})).toEqual(['nobody', 'nobody', 'a', 'missing']);
    expect(await mine({ as: banned })).toEqual(['nobody', 'nobody', 'a', 'missing']);
  });

  test('are read again for each attempt after a concurrent update', async () => {
    const move = async () => await world.call(moveStone, {}, { as: ada });
    expect((await move()).code).toBe('CONCURRENT_UPDATE');
    expect((await move()).data).toEqual({ found: ['3'] });
  });

  test('are read for a call without HTTP too', async () => {
    const caller = {
      ...(await world.table.get(callers.key(ada)))!,
      status: 'active' as const,
      isAdmin: false,
      needsTwoFactor: false,
      sessionSince: 0,
    };
    const input = { ProjectID: 'p' as never, body: { id: 'b' }, caller };
    expect(await readStone.invoke(input, world.deps)).toEqual({ found: ['ada', 'ada', 'b'] });
    const refused = await readStone.invoke({ ...input, body: { id: 'taken' } }, world.deps);
    expect(isRefusal(refused) && refused.code).toBe('PROSPECT_TAKEN');
  });
});

describe('a plan', () => {
  test('keeps its names, values and lists, and reads each key once', async () => {
    const from = world.sent.length;
    const plan = {
      a: stones.key('a'),
      list: [stones.key('b'), [stones.key('none')]],
      text: 'value',
      nothing: undefined,
    } as const;
    expect(await loadPlan(world.table, plan)).toEqual({
      a: { id: 'a', weight: 0 },
      list: [{ id: 'b', weight: 1 }, [undefined]],
      text: 'value',
      nothing: undefined,
    });
    expect(world.sent.length - from).toBe(1);
  });

  test('without keys costs no request', async () => {
    const from = world.requests();
    expect(await loadPlan(world.table, { none: [], text: 'value' })).toEqual({ none: [], text: 'value' });
    expect(world.requests(from)).toBe(0);
  });
});

test('gives each loaded item the type of its name', () => {
  const key = stones.key('a');
  interface Plan {
    one: typeof key;
    list: (typeof key)[];
    page: Page<Stone>;
    perhaps: typeof key | undefined;
  }
  expectTypeOf<Loaded<Plan>>().toEqualTypeOf<{
    one: Stone | undefined;
    list: (Stone | undefined)[];
    page: Page<Stone>;
    perhaps: Stone | undefined;
  }>();
  expectTypeOf<Loaded<{ one: typeof stones; list: (typeof stones)[] }>>().toEqualTypeOf<{
    one: Stone | undefined;
    list: (Stone | undefined)[];
  }>();

  const stoneOnly = (input: Input<typeof cairns.readStone, { stone: typeof stones }>) => ({
    found: [input.loaded.stone?.id ?? ''],
  });
  const load = () => ({ stone: stones.key('a') });
  operation(cairns.readStone, { load, run: stoneOnly });
  // @ts-expect-error the operation expects a stone
  operation(cairns.readStone, { load: () => ({ stone: owners.key('a') }), run: stoneOnly });
  // @ts-expect-error the operation expects an item, and nothing is loaded
  operation(cairns.readStone, { run: stoneOnly });
  // @ts-expect-error a missing item is undefined
  operation(cairns.readStone, { load, run: ({ loaded: { stone } }) => ({ found: [stone.id] }) });
  // @ts-expect-error one item is loaded
  operation(cairns.readStone, { load, run: ({ loaded: { other } }) => ({ found: [String(other)] }) });
  // @ts-expect-error OWN_PROJECT is not declared
  operation(cairns.readStone, { load: () => refuse('OWN_PROJECT'), run: () => ({ found: [] }) });
  // @ts-expect-error the caller of a public endpoint is unknown
  operation(cairns.listStones, { load: ({ callerId }) => ({ callerId }), run: () => ({ found: [] }) });
  // @ts-expect-error what is loaded has names
  operation(cairns.readStone, { load: () => [stones.key('a')], run: () => ({ found: [] }) });
});
