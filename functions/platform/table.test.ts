import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createWorld, type World } from '#functions/testing/world.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { entity } from './table/entity.ts';
import { Step } from './table/step.ts';

const stones = entity({
  name: 'stone',
  schema: z.object({
    cairn: z.string(),
    id: z.string(),
    weight: z.number(),
    colour: z.optional(z.string()),
    touched: z.optional(z.number()),
  }),
  key: (cairn: string, id: string) => ({ pk: `cairn#${cairn}`, sk: `stone#${id}` }),
  gsi1: ({ colour, id }) => (colour ? { pk: `colour#${colour}`, sk: id } : undefined),
});
const visits = entity({
  name: 'visits',
  schema: z.object({ count: z.number() }),
  key: (cairn: string) => ({ pk: `cairn#${cairn}`, sk: 'visits' }),
});

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const put = async (cairn: string, id: string, weight = 1, colour?: string) => {
  await world.table.write(Step.put(stones.key(cairn, id), { cairn, id, weight, ...(colour && { colour }) }));
};

describe('one item', () => {
  test('comes back as it was written, and is nothing where there is none', async () => {
    await put('one', 'a', 3);
    expect(await world.table.get(stones.key('one', 'a'))).toEqual({ cairn: 'one', id: 'a', weight: 3 });
    expect(await world.table.get(stones.key('one', 'b'))).toBeUndefined();
  });

  test('is created once: the second time is refused with the step’s own code', async () => {
    const create = Step.create(stones.key('one', 'once'), { cairn: 'one', id: 'once', weight: 1 });
    expect(await world.table.write(create.otherwise('USERNAME_TAKEN'))).toBeUndefined();
    expect(await world.table.write(create.otherwise('USERNAME_TAKEN', { by: 'me' }))).toMatchObject({
      code: 'USERNAME_TAKEN',
      data: { by: 'me' },
    });
  });

  test('that is not there cannot be changed', async () => {
    const update = Step.update(stones.key('one', 'nowhere'), { weight: 2 }).otherwise('NOT_FOUND');
    expect(await world.table.write(update)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('changes only while what was said of it is true', async () => {
    await put('when', 'a', 5, 'red');
    const update = Step.update(stones.key('when', 'a'), { weight: 6 });

    expect(
      await world.table.write(update.when('colour', 'in', ['blue', 'green']).otherwise('FORBIDDEN')),
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(await world.table.write(update.when('weight', '<', 5).otherwise('FORBIDDEN'))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.table.write(update.when('colour', 'absent').otherwise('FORBIDDEN'))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(
      await world.table.write(
        update.when('colour', 'in', ['red']).when('weight', '<=', 5).when('colour', 'exists'),
      ),
    ).toBeUndefined();
    expect(await world.table.get(stones.key('when', 'a'))).toMatchObject({ weight: 6 });
  });

  test('takes additions, and begins at nothing', async () => {
    await world.table.write(Step.add(visits.key('one'), { count: 2 }));
    await world.table.write(Step.add(visits.key('one'), { count: -1 }));
    expect(await world.table.get(visits.key('one'))).toEqual({ count: 1 });
  });

  test('loses fields, and goes', async () => {
    await put('one', 'gone', 1, 'red');
    await world.table.write(Step.update(stones.key('one', 'gone'), {}).unset('colour').add({ touched: 1 }));
    expect(await world.table.get(stones.key('one', 'gone'))).toEqual({
      cairn: 'one',
      id: 'gone',
      weight: 1,
      touched: 1,
    });

    await world.table.write(Step.remove(stones.key('one', 'gone')));
    expect(await world.table.get(stones.key('one', 'gone'))).toBeUndefined();
    expect(
      await world.table.write(
        Step.remove(stones.key('one', 'gone')).when('id', 'exists').otherwise('NOT_FOUND'),
      ),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('moves in its index when it changes, and leaves it', async () => {
    await put('moves', 'm', 1, 'white');
    const read = await world.table.get(stones.key('moves', 'm'));
    await world.table.write(Step.update(stones.key('moves', 'm'), { colour: 'black' }, read));

    expect((await world.table.query(stones, { index: 'gsi1', pk: 'colour#white' })).items).toEqual([]);
    expect((await world.table.query(stones, { index: 'gsi1', pk: 'colour#black' })).items).toMatchObject([
      { id: 'm' },
    ]);
  });

  test('of another kind under the same key is a bug, and so is a broken one', async () => {
    await put('kinds', 'a');
    const other = { ...visits.key('kinds'), ...stones.key('kinds', 'a'), of: visits };
    await expect(world.table.get(other)).rejects.toThrow('Expected visits');
    expect(() => Step.put(stones.key('a', 'b'), { cairn: 'a', id: 'b' } as never)).toThrow();
  });

  test('is never addressed or changed by something undefined', () => {
    expect(() => stones.key('a', undefined as never)).toThrow('missing');
    expect(() => Step.update(stones.key('a', 'b'), { weight: undefined })).toThrow('undefined');
    expect(() => Step.update(stones.key('a', 'b'), {}).when('weight', '=', undefined as never)).toThrow(
      'undefined',
    );
    expect(() => Step.add(visits.key('a'), { count: Number.NaN })).toThrow('no number');
  });
});

describe('several items', () => {
  test('are loaded in one request, each in its place, the same one twice as well', async () => {
    await put('load', 'a', 1);
    await put('load', 'b', 2);
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

  test('are written all together', async () => {
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

  test('are not written at all when one is refused; of two that are, the first says why', async () => {
    await put('none', 'a');
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

  test('are different ones: two steps about the same item are a bug', async () => {
    const key = stones.key('none', 'same');
    await expect(world.table.transact(Step.check(key), Step.remove(key))).rejects.toThrow(
      'cairn#none stone#same',
    );
  });

  test('written by many at once add up: nobody’s change is lost', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => world.table.transact(Step.add(visits.key('many'), { count: 1 }))),
    );
    expect(await world.table.get(visits.key('many'))).toEqual({ count: 20 });
  });

  test('refuse with the codes of their steps, and the compiler knows which', async () => {
    const outcome = await world.table.transact(
      Step.check(stones.key('a', 'b')).otherwise('NOT_FOUND'),
      Step.absent(stones.key('b', 'b')).otherwise('FORBIDDEN'),
    );
    const known: Refusal<'NOT_FOUND' | 'FORBIDDEN' | 'CONCURRENT_UPDATE'> | undefined = outcome;
    // @ts-expect-error FORBIDDEN may come as well
    const unknown: Refusal<'NOT_FOUND' | 'CONCURRENT_UPDATE'> | undefined = outcome;
    expect(known).toBe(unknown);
  });
});

describe('a list', () => {
  const total = 1_000;
  beforeAll(async () => {
    for (let at = 0; at < total; at += 100)
      await world.table.transact(
        ...Array.from({ length: 100 }, (_, i) => {
          const id = String(at + i).padStart(4, '0');
          return Step.put(stones.key('big', id), { cairn: 'big', id, weight: at + i, colour: 'grey' });
        }),
      );
  });

  test.each([
    { index: undefined, pk: 'cairn#big', order: 'asc' as const },
    { index: 'gsi1' as const, pk: 'colour#grey', order: 'desc' as const },
  ])(
    'of $pk goes on by its cursor to the end, each item once, one request a page',
    async ({ index, pk, order }) => {
      const seen: string[] = [];
      const from = world.requests();
      let cursor: string | undefined;
      let pages = 0;
      do {
        const page = await world.table.query(stones, {
          pk,
          order,
          limit: 50,
          cursor,
          ...(index && { index }),
        });
        if (isRefusal(page)) throw new Error(page.code);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.cursor;
        pages += 1;
      } while (cursor);

      const expected = Array.from({ length: total }, (_, i) => String(i).padStart(4, '0'));
      expect(seen).toEqual(order === 'asc' ? expected : expected.toReversed());
      expect([pages, world.requests(from)]).toEqual([20, 20]);
    },
  );

  test('keeps to what its sort keys are asked for', async () => {
    const { items } = await world.table.query(stones, {
      pk: 'cairn#big',
      beginsWith: 'stone#002',
      limit: 100,
    });
    expect(items.map(({ id }) => id)).toEqual([
      '0020',
      '0021',
      '0022',
      '0023',
      '0024',
      '0025',
      '0026',
      '0027',
      '0028',
      '0029',
    ]);
    const { items: between } = await world.table.query(stones, {
      pk: 'cairn#big',
      between: ['stone#0998', 'stone#~'],
    });
    expect(between.map(({ id }) => id)).toEqual(['0998', '0999']);
  });

  test('refuses a cursor that is malformed, changed, or of another list', async () => {
    const page = { pk: 'cairn#big', limit: 10 };
    const { cursor = '' } = await world.table.query(stones, page);
    const changed = cursor.slice(0, -2) + (cursor.endsWith('A') ? 'BB' : 'AA');

    for (const wrong of ['', 'x', 'undefined', changed, cursor.slice(0, 40)])
      expect(await world.table.query(stones, { ...page, cursor: wrong })).toMatchObject({
        code: 'INVALID_CURSOR',
      });
    expect(await world.table.query(stones, { ...page, order: 'desc', cursor })).toMatchObject({
      code: 'INVALID_CURSOR',
    });
    expect(await world.table.query(stones, { pk: 'cairn#other', cursor })).toMatchObject({
      code: 'INVALID_CURSOR',
    });
    expect(await world.table.query(stones, { ...page, cursor })).toMatchObject({ items: { length: 10 } });
  });

  test('shows no internal key in its cursor', async () => {
    const { cursor = '' } = await world.table.query(stones, { pk: 'cairn#big', limit: 1 });
    expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain('cairn');
  });
});
