import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putStone, stones, visits } from '#functions/testing/stones.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { Step } from './table/step.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('an item', () => {
  test('is read as it was written, or undefined if missing', async () => {
    await putStone(world, 'one', 'a', 3);
    expect(await world.table.get(stones.key('one', 'a'))).toEqual({ cairn: 'one', id: 'a', weight: 3 });
    expect(await world.table.get(stones.key('one', 'b'))).toBeUndefined();
  });

  test("is created once; a second attempt is refused with the step's own code", async () => {
    const create = Step.create(stones.key('one', 'once'), { cairn: 'one', id: 'once', weight: 1 });
    expect(await world.table.write(create.otherwise('USERNAME_TAKEN'))).toBeUndefined();
    expect(await world.table.write(create.otherwise('USERNAME_TAKEN', { by: 'me' }))).toMatchObject({
      code: 'USERNAME_TAKEN',
      data: { by: 'me' },
    });
  });

  test('must exist to be updated', async () => {
    const update = Step.update(stones.key('one', 'nowhere'), { weight: 2 }).otherwise('NOT_FOUND');
    expect(await world.table.write(update)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is updated only while its conditions hold', async () => {
    await putStone(world, 'when', 'a', 5, 'red');
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

  test('accepts additions, starting from zero', async () => {
    await world.table.write(Step.add(visits.key('one'), { count: 2 }));
    await world.table.write(Step.add(visits.key('one'), { count: -1 }));
    expect(await world.table.get(visits.key('one'))).toEqual({ count: 1 });
  });

  test('can lose fields, and can be deleted', async () => {
    await putStone(world, 'one', 'gone', 1, 'red');
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

  test('moves within its index when it changes, and leaves it', async () => {
    await putStone(world, 'moves', 'm', 1, 'white');
    const read = await world.table.get(stones.key('moves', 'm'));
    await world.table.write(Step.update(stones.key('moves', 'm'), { colour: 'black' }, read));

    expect((await world.table.query(stones, { index: 'gsi1', pk: 'colour#white' })).items).toEqual([]);
    expect((await world.table.query(stones, { index: 'gsi1', pk: 'colour#black' })).items).toMatchObject([
      { id: 'm' },
    ]);
  });

  test('of another type under the same key is a bug, as is an invalid one', async () => {
    await putStone(world, 'kinds', 'a');
    const other = { ...visits.key('kinds'), ...stones.key('kinds', 'a'), of: visits };
    await expect(world.table.get(other)).rejects.toThrow('Expected visits');
    expect(() => Step.put(stones.key('a', 'b'), { cairn: 'a', id: 'b' } as never)).toThrow();
  });

  test('is never addressed or changed by an undefined value', () => {
    expect(() => stones.key('a', undefined as never)).toThrow('missing');
    expect(() => Step.update(stones.key('a', 'b'), { weight: undefined })).toThrow('undefined');
    expect(() => Step.update(stones.key('a', 'b'), {}).when('weight', '=', undefined as never)).toThrow(
      'undefined',
    );
    expect(() => Step.add(visits.key('a'), { count: Number.NaN })).toThrow('not a number');
  });
});
