import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import { ProjectID } from '#shared/ids.ts';
import { stats } from './stats.store.ts';

let world: World;
let id: ProjectID;
let made = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function project(units: number): Promise<ProjectID> {
  id = ProjectID.parse(`p${++made}`);
  await world.table.write(stats.create(id, units));
  return id;
}
const units = async () => {
  const found = await world.table.get(stats.key(id));
  return found && [found.remainingUnits, found.reservedUnits, found.soldUnits];
};
const write = (step: Parameters<World['table']['write']>[0]) => world.table.write(step);

describe('units', () => {
  test('are reserved, sold and released, and always add up', async () => {
    await project(10);
    await write(stats.reserveUnits(id, 4));
    expect(await units()).toEqual([6, 4, 0]);
    await write(stats.sellReserved(id, 3).add({ raised: 30_00, supporters: 1 }));
    expect(await units()).toEqual([6, 1, 3]);
    await write(stats.releaseUnits(id, 1));
    await write(stats.sellFree(id, 2));
    expect(await units()).toEqual([5, 0, 5]);
    await write(stats.returnSold(id, 5).add({ raised: -30_00 }));
    expect(await units()).toEqual([10, 0, 0]);
    expect(await world.table.get(stats.key(id))).toMatchObject({ raised: 0, supporters: 1 });
  });

  test('are never oversold to concurrent orders', async () => {
    await project(10);
    const all = await Promise.all(Array.from({ length: 8 }, () => write(stats.reserveUnits(id, 3))));
    expect(all.filter(refused => refused === undefined)).toHaveLength(3);
    expect(all.filter(refused => refused?.code === 'UNITS_SOLD_OUT')).toHaveLength(5);
    expect(await units()).toEqual([1, 9, 0]);
    expect(await write(stats.sellFree(id, 2))).toMatchObject({ code: 'UNITS_SOLD_OUT' });
  });

  test('cannot be released, sold or returned beyond their number', async () => {
    await project(10);
    for (const step of [stats.releaseUnits(id, 1), stats.sellReserved(id, 1), stats.returnSold(id, 1)])
      expect(await write(step)).toMatchObject({ code: 'CONCURRENT_UPDATE' });
    expect(await units()).toEqual([10, 0, 0]);
  });
});

test('are not recreated by a late change to a deleted project', async () => {
  await project(10);
  await write(stats.remove(id));
  expect(await write(stats.add(id, { likes: 1 }))).toMatchObject({ code: 'CONCURRENT_UPDATE' });
  expect(await units()).toBeUndefined();
});
