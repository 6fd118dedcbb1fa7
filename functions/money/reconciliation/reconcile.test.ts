import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { listChecks } from './listChecks.ts';
import { reconcileKind } from './reconcileKind.ts';

let world: ProjectWorld;

beforeEach(async () => {
  world = await createProjectWorld();
});
afterEach(async () => {
  await world.close();
});

interface Item {
  id: number;
  amount: number;
}

/** Items of increasing age, every tenth of which is valuable. */
async function* items(count: number): AsyncGenerator<Item> {
  for (let id = 0; id < count; id++) yield { id, amount: id % 10 === 9 ? 1_000 : 1 };
}

const run = (count: number, budget: number, ask: (item: Item) => Promise<unknown>, deadline = Infinity) =>
  reconcileKind(
    world.deps,
    {
      name: 'stone',
      items: items(count),
      idOf: ({ id }) => String(id),
      worth: ({ amount }) => amount,
      ask,
    },
    { budget, concurrency: 4, deadline },
  );

test('a kind that does not fit into a run asks about the oldest and the most valuable items', async () => {
  const asked: Item[] = [];
  expect(await run(100, 20, async item => asked.push(item))).toEqual({ asked: 20, failed: 0 });
  expect(asked.slice(0, 10).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(asked.filter(({ amount }) => amount === 1_000).map(({ id }) => id)).toEqual([
    9, 19, 29, 39, 49, 59, 69, 79,
  ]);
});

test('nothing is started after the deadline', async () => {
  expect(await run(10, 20, async () => undefined, 0)).toEqual({ asked: 0, failed: 0 });
});

test('a poisoned item delays no other, is tried at growing distance and raises an alarm', async () => {
  const tries: string[] = [];
  const ask = async ({ id }: Item) => {
    if (id !== 1) return;
    tries.push(world.clock.now().slice(11, 16));
    throw new Error('Poisoned.');
  };
  for (let quarter = 0; quarter < 24; quarter++) {
    const { asked } = await run(3, 20, ask);
    expect(asked).toBe(2);
    await world.pass({ minutes: 15 });
  }
  expect(tries).toEqual(['12:00', '12:15', '12:30', '12:45', '13:15', '14:15', '16:15']);
  expect(world.logged.filter(line => line.includes('reconciliation.item_set_aside'))).toHaveLength(3);

  await world.pass({ days: 1 });
  expect(await run(3, 20, async () => undefined)).toEqual({ asked: 3, failed: 0 });
});

test('an order whose session fails at the provider does not delay the transfers and refunds behind it', async () => {
  const { donor, projectId, owner } = world;
  const order = await world.ordered({ by: donor, to: projectId });
  await world.page(donor, order);
  world.provider.deliveries.drop(100);
  const paid = await world.buy({ by: donor, to: projectId, units: 2 });
  world.provider.faults.next('GET /v1/checkout/sessions', 400, 1);
  await world.jobs.reconcile();
  const asAdmin = { as: await world.person(), groups: ['admins'] };
  const lastCheck = async () => (await world.call(listChecks, {}, asAdmin)).data?.items[0];
  expect(await lastCheck()).toMatchObject({
    name: 'reconciliation',
    found: 1,
    problems: [{ kind: 'unresolved' }],
  });
  await world.jobs.reconcile();
  expect(await lastCheck()).toMatchObject({ found: 0, problems: [] });
  expect(await world.orderOf(donor, paid.PaymentID)).toMatchObject({ status: 'success' });
  expect(await world.payoutsOf(owner)).toHaveLength(1);
  expect(await world.discrepancies()).toEqual([]);
});
