import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { before, edges } from '#functions/testing/zones.ts';
import type { UserID } from '#shared/ids.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';

let world: MoneyWorld;
let owner: UserID;
let donor: UserID;

beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.person();
  donor = await world.person();
});

const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

describe.each(edges)('a project that ends before $date in $timeZone', ({ timeZone, date, begins }) => {
  test('takes money until its last day is over there', async () => {
    const project = await world.project(owner, { endDate: dayBefore(date), timeZone });
    world.clock.set(before(begins));
    expect(await world.order({ by: donor, to: project })).toMatchObject({ status: 201 });
    world.clock.set(begins);
    expect(await world.order({ by: await world.person(), to: project })).toMatchObject({
      code: 'PROJECT_ENDED',
    });
  });
});

test('a project of before its zone was recorded ends with the day of its country', async () => {
  const project = await world.project(owner, { endDate: '2026-11-20', country: 'US', currency: 'USD' });
  world.clock.set('2026-11-21T04:59:59.999Z');
  expect(await world.order({ by: donor, to: project })).toMatchObject({ status: 201 });
  world.clock.set('2026-11-21T05:00:00.000Z');
  expect(await world.order({ by: await world.person(), to: project })).toMatchObject({
    code: 'PROJECT_ENDED',
  });
});

test('an open payment page is closed once the last day is over where the project is', async () => {
  world.clock.set('2026-11-21T07:00:00.000Z');
  const project = await world.project(owner, { endDate: '2026-11-20', timeZone: 'America/Los_Angeles' });
  const order = await world.ordered({ by: donor, to: project });
  expect(await world.checkout(donor, order)).toMatchObject({ status: 200 });
  world.clock.set('2026-11-21T08:00:00.000Z');
  const late = await world.checkout(donor, order);
  expect(late.status).toBeGreaterThanOrEqual(400);
});
