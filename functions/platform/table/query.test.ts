import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stones } from '#functions/testing/stones.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { isRefusal } from '../refusal.ts';
import { Step } from './step.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('a query', () => {
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
  ])('of $pk returns each item once, at one request per page', async ({ index, pk, order }) => {
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
  });

  test.each([
    { items: 1_000, limit: 300, requests: 4 },
    { items: 1_000, limit: undefined, requests: 10 },
  ])('is iterated to its end in $requests requests, each item once', async ({ items, limit, requests }) => {
    const from = world.requests();
    const seen: string[] = [];
    for await (const { id } of world.table.each(stones, { pk: 'cairn#big', ...(limit && { limit }) }))
      seen.push(id);

    expect(seen).toEqual(Array.from({ length: items }, (_, i) => String(i).padStart(4, '0')));
    expect(world.requests(from)).toBe(requests);
  });

  test('reads no further page once its consumer stops', async () => {
    const from = world.requests();
    const seen: string[] = [];
    for await (const { id } of world.table.each(stones, { pk: 'cairn#big', order: 'desc', limit: 2 })) {
      seen.push(id);
      if (seen.length === 3) break;
    }

    expect(seen).toEqual(['0999', '0998', '0997']);
    expect(world.requests(from)).toBe(2);
  });

  test('is limited to its sort keys', async () => {
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

  test('refuses a cursor that is malformed, modified or of another list', async () => {
    const page = { pk: 'cairn#big', limit: 10 };
    const { cursor = '' } = await world.table.query(stones, page);
    // Not at the end, where a character may differ in bits that stand for nothing.
    const changed = (cursor.startsWith('A') ? 'B' : 'A') + cursor.slice(1);

    for (const wrong of ['', 'x', 'undefined', 'bnVsbA', changed, cursor.slice(0, 10)])
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

  test('begins nowhere outside of its list, whatever place a cursor of it names', async () => {
    const range = { pk: 'cairn#big', beginsWith: 'stone#002', between: undefined, limit: 5 };
    const { cursor = '' } = await world.table.query(stones, range);
    const made = (place: unknown): string => {
      const [list]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
      return Buffer.from(JSON.stringify([list, place])).toString('base64url');
    };
    const places = [
      { at: 'stone#0030' },
      { at: 'other' },
      { at: '' },
      { at: 'x'.repeat(2_000) },
      {},
      null,
      7,
    ];
    for (const place of places)
      expect(await world.table.query(stones, { ...range, cursor: made(place) })).toMatchObject({
        code: 'INVALID_CURSOR',
      });
    const page = await world.table.query(stones, { ...range, cursor: made({ at: 'stone#0027' }) });
    expect(isRefusal(page) ? page : page.items.map(({ id }) => id)).toEqual(['0028', '0029']);

    const bounds = { pk: 'cairn#big', between: ['stone#0998', 'stone#~'] as const, limit: 1 };
    const [list]: unknown[] = JSON.parse(
      Buffer.from((await world.table.query(stones, bounds)).cursor ?? '', 'base64url').toString(),
    );
    const before = Buffer.from(JSON.stringify([list, { at: 'stone#0001' }])).toString('base64url');
    expect(await world.table.query(stones, { ...bounds, cursor: before })).toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });
});
