import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDelivering } from './testing/delivering.ts';
import { createProjectWorld, type ProjectWorld } from './testing/projectWorld.ts';

let world: ProjectWorld;
beforeEach(async () => {
  world = await createProjectWorld();
});
afterEach(() => world.close());

/** The number of transactions that `work` writes. */
async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  const from = world.sent.length;
  await work();
  return world.sent.slice(from).filter(({ operation }) => operation === 'TransactWrite').length;
}

test('an order of units is one transaction', async () => {
  const { donor: by, projectId: to } = world;
  expect(await transactionsOf(() => world.ordered({ by, to, units: 2 }))).toBe(1);
});

test('a paid webhook is one transaction: order, units, ledger, payouts, outbox and the processed event', async () => {
  const { donor: by, owner, projectId: to, provider } = world;
  await world.addMember(100);
  await world.changeProject({ contributorsPart: 40 });
  provider.deliveries.hold();
  await world.buy({ by, to, units: 2 });
  const { data } = await (await world.stripe()).events.list({ type: 'checkout.session.completed' });
  const [paid] = data;
  if (!paid) throw new Error('The payment has no event.');

  expect(await transactionsOf(() => makeDelivering(world).deliverEvent(paid))).toBe(1);
  expect(await world.payoutsOf(owner)).toHaveLength(1);
  expect(await world.statsOf(to)).toMatchObject({ soldUnits: 2 });
});
