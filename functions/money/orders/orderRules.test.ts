import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projectSteps, projects } from '#functions/projects/project.store.ts';
import { readStats, stats } from '#functions/projects/stats.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';

let world: MoneyWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.person();
  donor = await world.person();
  project = await world.project(owner, { numberOfContributions: 40, totalContributionBudget: 40_000 });
});

describe('an order is refused', () => {
  test('after the end date of the project, and placed on that date', async () => {
    const today = world.clock.now().slice(0, 10);
    const ends = await world.project(owner, { endDate: today });
    const ended = await world.project(owner, { endDate: '2026-11-19' });
    expect(await world.order({ by: donor, to: ends })).toMatchObject({ status: 201 });
    expect(await world.order({ by: donor, to: ended })).toMatchObject({ status: 409, code: 'PROJECT_ENDED' });
  });

  test('for one’s own project, also if it was adopted since', async () => {
    expect(await world.order({ by: owner, to: project })).toMatchObject({
      status: 403,
      code: 'OWN_PROJECT_PAYMENT',
    });
    const order = await world.ordered({ by: donor, to: project });
    await world.table.write(Step.update(projects.key(project), { OwnerUserID: donor }));
    expect(await world.checkout(donor, order)).toMatchObject({ code: 'OWN_PROJECT_PAYMENT' });
  });

  test('for a banned owner, also when the checkout is opened', async () => {
    const order = await world.ordered({ by: donor, to: project });
    await world.table.write(Step.update(callers.key(owner), { status: 'banned' }));
    const refused = { status: 409, code: 'PROJECT_NOT_ACCEPTING_PAYMENTS' };
    expect(await world.order({ by: await world.person(), to: project })).toMatchObject(refused);
    expect(await world.checkout(donor, order)).toMatchObject(refused);
  });
});

describe('a person', () => {
  test('has at most three open orders, and learns which', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => world.order({ by: donor, to: project })));
    const placed = answers.flatMap(({ data }) => data ?? []);
    expect(placed).toHaveLength(3);

    const refused = await world.order({ by: donor, to: project });
    expect(refused).toMatchObject({ status: 409, code: 'TOO_MANY_OPEN_ORDERS' });
    const { max, orders } = Object(refused.envelope?.data);
    expect(max).toBe(3);
    expect(orders).toHaveLength(3);
    expect(orders).toEqual(
      expect.arrayContaining(
        placed.map(({ PaymentID, total, currency }) => ({
          PaymentID,
          ProjectID: project,
          shortName: 'Tidewatch',
          total,
          currency,
        })),
      ),
    );
  });

  test.each(['paid', 'cancelled', 'expired'])('can order again once one is %s', async how => {
    const first = await world.ordered({ by: donor, to: project, units: 1 });
    for (const _ of [2, 3]) await world.ordered({ by: donor, to: project });
    expect(await world.order({ by: donor, to: project })).toMatchObject({ code: 'TOO_MANY_OPEN_ORDERS' });

    if (how === 'paid') await world.pay(await world.page(donor, first));
    if (how === 'cancelled') await world.cancel(donor, first.PaymentID);
    if (how === 'expired') await world.pass({ minutes: 36 });
    await world.provider.deliveries.idle();
    await world.jobs.expireOrders();
    expect(await world.order({ by: donor, to: project })).toMatchObject({ status: 201 });
    expect(await world.order({ by: donor, to: project })).toMatchObject({ code: 'TOO_MANY_OPEN_ORDERS' });
  });

  test('holds at most a quarter of the remaining units, and can buy more after paying', async () => {
    expect(await world.order({ by: donor, to: project, units: 11 })).toMatchObject({
      status: 409,
      code: 'TOO_MANY_UNITS',
      envelope: { data: { max: 10 } },
    });
    await world.ordered({ by: donor, to: project, units: 6 });
    expect(await world.order({ by: donor, to: project, units: 5 })).toMatchObject({
      envelope: { data: { max: 4 } },
    });
    await world.buy({ by: donor, to: project, units: 4 });
    expect(await world.order({ by: donor, to: project, units: 4 })).toMatchObject({
      envelope: { data: { max: 3 } },
    });
    expect(await world.statsOf(project)).toMatchObject({
      reservedUnits: 6,
      soldUnits: 4,
      remainingUnits: 30,
    });
  });

  test('can always hold one unit', async () => {
    await world.withdrawUnits(project, 38);
    expect(await world.order({ by: donor, to: project, units: 2 })).toMatchObject({ code: 'TOO_MANY_UNITS' });
    await world.ordered({ by: donor, to: project, units: 1 });
    expect(await world.order({ by: donor, to: project, units: 1 })).toMatchObject({
      envelope: { data: { max: 0 } },
    });
  });
});

describe('an order for points', () => {
  test('expires after 35 minutes and has a checkout session that lasts as long', async () => {
    const order = await world.ordered({ by: donor, to: project, units: 1 });
    expect(order.expiresAt).toBe('2026-11-20T13:11:00.000Z');
    await world.page(donor, order);
    const [session] = (await (await world.stripe()).checkout.sessions.list({ limit: 1 })).data;
    expect(session?.expires_at).toBe(Date.parse(order.expiresAt) / 1000);
  });

  test('without a payment page gives its units to a buyer who finds none left, after five minutes', async () => {
    await world.withdrawUnits(project, 38);
    const abandoned = await world.ordered({ by: donor, to: project, units: 1 });
    const payer = await world.person();
    await world.page(payer, await world.ordered({ by: payer, to: project, units: 1 }));
    const [early, late] = [await world.person(), await world.person()];
    await world.pass({ minutes: 4 });
    expect(await world.order({ by: early, to: project, units: 1 })).toMatchObject({ code: 'UNITS_SOLD_OUT' });
    await world.pass({ minutes: 2 });
    expect(await world.order({ by: late, to: project, units: 1 })).toMatchObject({ status: 201 });

    expect(await world.orderOf(donor, abandoned.PaymentID)).toMatchObject({ status: 'expired' });
    expect(await world.order({ by: early, to: project, units: 1 })).toMatchObject({ code: 'UNITS_SOLD_OUT' });
  });
});

test('a payment for a project that was deleted meanwhile is refunded, and its order ends', async () => {
  const order = await world.ordered({ by: donor, to: project });
  const url = await world.page(donor, order);
  const stored = await world.table.get(projects.key(project));
  const counted = await readStats(world.table, project);
  if (!stored || !counted) throw new Error('Project not found');
  expect(await world.table.transact(projectSteps.remove(stored), ...stats.remove(counted))).toBeUndefined();
  expect(await world.pay(url)).toBe(303);
  await world.provider.deliveries.idle();

  expect(await world.orderOf(donor, order.PaymentID)).toMatchObject({
    status: 'refunded',
    reason: 'paymentReason.project_gone',
    canRetry: false,
  });
  const { data } = await (await world.stripe()).refunds.list({ limit: 1 });
  expect(data).toMatchObject([{ amount: 2_500 }]);
  expect(await world.discrepancies()).toEqual([]);
});
