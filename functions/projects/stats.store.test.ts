import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { cards } from './card.store.ts';
import { readStats, stats } from './stats.store.ts';
import { allocateUnits, type UnitAllocation } from './units.ts';

let world: World;
let owner: UserID;
let id: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  owner = await world.user();
});
afterAll(() => world.close());

const price = 10_00;
const project = async (units: number) => {
  id = await aProject(world, owner, {
    numberOfContributions: units,
    totalContributionBudget: units * price,
  });
};
const units = async () => {
  const found = await readStats(world.table, id);
  return found && [found.totals.remainingUnits, found.totals.reservedUnits, found.totals.soldUnits];
};
const write = (steps: readonly AnyStep[]) => world.table.transact(...steps);
async function choose(quantity: number): Promise<UnitAllocation> {
  const found = await readStats(world.table, id);
  return allocateUnits(found?.shards ?? [], quantity, 'a') ?? [];
}

describe('units', () => {
  test('are divided evenly among the shards', async () => {
    await project(19);
    const found = await readStats(world.table, id);
    expect(found?.shards.map(({ remainingUnits }) => remainingUnits)).toEqual([3, 3, 3, 2, 2, 2, 2, 2]);
  });

  test('are reserved, sold and released, and always add up', async () => {
    await project(10);
    const four = await choose(4);
    await write(stats.reserveUnits(id, price, four));
    expect(await units()).toEqual([6, 4, 0]);
    const [one = four[0], ...others] = four;
    if (!one) throw new Error('Nothing allocated');
    await write(stats.sellReserved(id, others).map(step => step.add({ raised: 1 })));
    expect(await units()).toEqual([6, one.quantity, 4 - one.quantity]);
    await write(stats.releaseUnits(id, [one]));
    const rest = await choose(6 + one.quantity);
    await write(stats.sellFree(id, rest));
    expect(await units()).toEqual([0, 0, 10]);
    await write(stats.returnSold(id, [...others, ...(await choose(0))]));
    expect(await units()).toEqual([4 - one.quantity, 0, 6 + one.quantity]);
  });

  test('are never oversold from one shard, and not sold at another price', async () => {
    await project(16);
    const two = [{ shard: 5, quantity: 2 }];
    expect(await write(stats.reserveUnits(id, price + 1, two))).toMatchObject({ code: 'UNITS_SOLD_OUT' });
    const all = await Promise.all([1, 2, 3].map(() => write(stats.reserveUnits(id, price, two))));
    expect(all.filter(refused => refused === undefined)).toHaveLength(1);
    expect(await units()).toEqual([14, 2, 0]);
    expect(await write(stats.sellFree(id, two))).toMatchObject({ code: 'UNITS_SOLD_OUT' });
  });

  test('cannot be released, sold or returned beyond their number', async () => {
    await project(16);
    const one = [{ shard: 0, quantity: 1 }];
    for (const steps of [stats.releaseUnits(id, one), stats.sellReserved(id, one), stats.returnSold(id, one)])
      expect(await write(steps)).toMatchObject({ code: 'CONCURRENT_UPDATE' });
    expect(await units()).toEqual([16, 0, 0]);
  });
});

test('the sums on the card follow the shards through the stream, whatever the order of the changes', async () => {
  await project(16);
  const sums = { raised: 30, supporters: 2, likes: 1 };
  await write([stats.add(id, 'a', { raised: 10, supporters: 1 })]);
  await write([stats.add(id, 'b', { raised: 20, supporters: 1 })]);
  await write([stats.add(id, 'c', { likes: 1 })]);
  await write(stats.reserveUnits(id, price, [{ shard: 7, quantity: 2 }]));
  await world.runStream();
  expect(await world.table.get(cards.key(id))).toMatchObject(sums);

  const found = await readStats(world.table, id);
  if (!found) throw new Error('Stats not found');
  expect(found.totals).toMatchObject({ ...sums, remainingUnits: 14, reservedUnits: 2 });
  await write([stats.setTotals(id, found.totals)]);
  const earlier = { ...found.totals, raised: 10, changes: 1 };
  expect(await write([stats.setTotals(id, earlier)])).toMatchObject({ code: 'CONCURRENT_UPDATE' });
  expect(await world.table.get(stats.key(id))).toMatchObject(sums);
});

test('are not recreated by a late change to a deleted project', async () => {
  await project(10);
  const found = await readStats(world.table, id);
  if (!found) throw new Error('Stats not found');
  await write(stats.remove(found));
  expect(await write([stats.add(id, 'a', { likes: 1 })])).toMatchObject({ code: 'CONCURRENT_UPDATE' });
  expect(await units()).toBeUndefined();
});
