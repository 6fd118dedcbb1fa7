import { afterAll, beforeAll, expect, test } from 'vitest';
import { adoptions } from '#functions/adoption/adoption.store.ts';
import { debts } from '#functions/money/debts/debt.store.ts';
import { openOrders } from '#functions/money/orders/openOrder.store.ts';
import { payoutIdOf, payoutSteps } from '#functions/money/payouts/payout.store.ts';
import { createPayoutWorld, type PayoutWorld } from '#functions/money/testing/payoutWorld.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { subscriptions } from '#functions/subscriptions/subscription.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { PaymentID, ProjectID, special, type UserID } from '#shared/ids.ts';
import { deleteAccount } from './deleteAccount.ts';
import { getAccountDeletion } from './getAccountDeletion.ts';
import { runningPlan } from './testing/runningPlan.ts';

let world: PayoutWorld;
beforeAll(async () => {
  world = await createPayoutWorld();
});
afterAll(() => world.close());

const ask = async (as: UserID, groups: string[] = []) =>
  (await world.call(getAccountDeletion, {}, { as, groups })).data;
const obstaclesOf = async (as: UserID) => (await ask(as))?.obstacles;
const someone = () => world.user({ hasPassword: false });

test('nothing stands in the way of a new person', async () => {
  expect(await ask(await someone())).toEqual({
    obstacles: [],
    memberships: 0,
    unpaid: [],
    hasPayoutAccount: false,
  });
});

test('projects that count against the plan, and offers for adoption, come first', async () => {
  const id = await someone();
  await world.table.write(projectCount.increment(id, undefined, 3));
  const abandoned = await aProject(world, id, { status: 'abandoned' });
  const offer = {
    ProjectID: abandoned,
    offerId: 'offer',
    OwnerUserID: id,
    status: 'offered' as const,
    stays: false,
    offeredAt: world.clock.now(),
    teamUntil: world.clock.now(),
    revision: '1',
  };
  await world.table.write(Step.create(adoptions.key(abandoned), offer));
  expect(await obstaclesOf(id)).toEqual([
    { kind: 'projects', count: 1 },
    { kind: 'adoptions', count: 1 },
  ]);
  const { code } = await world.call(deleteAccount, { body: {} }, { as: id });
  expect(code).toBe('ACCOUNT_NOT_DELETABLE');

  await world.table.write(Step.put(adoptions.key(abandoned), { ...offer, status: 'withdrawn' }));
  await world.table.write(projectCount.decrement(id));
  expect(await obstaclesOf(id)).toEqual([]);
});

test('money that can be transferred waits for its transfer', async () => {
  const recipient = await world.person({ username: 'payee' });
  await world.buy({ by: world.donor, to: await world.project(recipient), amount: 10_000 });
  const earned = (await ask(recipient))?.obstacles.find(({ kind }) => kind === 'payouts');
  expect(earned).toEqual({ kind: 'payouts', count: 1 });
});

test('a sum below the smallest transfer does not keep anybody, and is named', async () => {
  const id = await someone();
  const payout = {
    recipientPayoutId: payoutIdOf('a payment', id),
    recipientId: id,
    project: { ProjectID: ProjectID.parse('tidewatch'), shortName: 'Tidewatch' },
    createdDate: world.clock.now(),
    eligibleDate: world.clock.now(),
    amount: 579,
    currency: 'GBP' as const,
    status: 'eligible' as const,
    offset: 0,
    reversed: 0,
    failures: 0,
  };
  await world.table.transact(...payoutSteps.create(payout));
  expect(await ask(id)).toMatchObject({ obstacles: [], unpaid: [{ currency: 'GBP', amount: 579 }] });

  const held = { ...payout, recipientPayoutId: payoutIdOf('a disputed payment', id), held: true as const };
  await world.table.transact(...payoutSteps.create(held));
  expect(await ask(id)).toMatchObject({ obstacles: [{ kind: 'payouts', count: 1 }], unpaid: [] });
});

test('debts and payments that have been started are settled first', async () => {
  const id = await someone();
  await world.table.transact(
    Step.create(debts.key(id, 'EUR'), {
      UserID: id,
      currency: 'EUR',
      causes: [{ kind: 'refund', at: world.clock.now(), amount: 1_200 }],
      settledAhead: 0,
      version: 1,
    }),
    Step.create(openOrders.key(id, 1), {
      PaymentID: PaymentID.parse('o'.padEnd(32, '1')),
      ProjectID: ProjectID.parse('tidewatch'),
      shortName: 'Tidewatch',
      units: 0,
      total: 1_500,
      currency: 'GBP',
    }),
  );
  expect(await obstaclesOf(id)).toEqual([
    { kind: 'debts', count: 1 },
    { kind: 'orders', count: 1 },
  ]);
});

test('administrators and the accounts of the platform stay', async () => {
  const id = await world.user();
  expect((await ask(id, ['admins']))?.obstacles).toEqual([{ kind: 'administrator', count: 1 }]);
  await world.user({ UserID: special.support });
  expect(await obstaclesOf(special.support)).toEqual([{ kind: 'administrator', count: 1 }]);
});

test('a paid plan is no obstacle, and is named', async () => {
  const id = await someone();
  await world.table.write(Step.create(subscriptions.key(id), runningPlan(id, world.clock.now())));
  expect(await ask(id)).toMatchObject({
    obstacles: [],
    plan: { planTypeId: 'pro', paidUntil: '2027-01-01T00:00:00.000Z' },
  });
});
