import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getMe } from '#functions/authors/getMe.ts';
import type { UserID } from '#shared/ids.ts';
import { createPlanWorld, failsOnRenewal, type PlanWorld } from './testing/planWorld.ts';

let world: PlanWorld;
let ada: UserID;

beforeEach(async () => {
  world = await createPlanWorld();
  ada = await world.person({ username: 'ada', firstName: 'Ada' });
});
afterEach(() => world.close());

const activeTill = async () => (await world.call(getMe, {}, { as: ada })).data?.activeTill;

describe('the date until which a plan is active', () => {
  test('is absent on Free, then the end of the trial, then that of each paid month', async () => {
    expect(await activeTill()).toBeUndefined();
    await world.begin(ada);
    expect(await activeTill()).toBe((await world.mine(ada)).trialEnd);
    await world.pass({ days: 15 });
    const { periodEnd, status } = await world.mine(ada);
    expect(status).toBe('active');
    expect(await activeTill()).toBe(periodEnd);
    await world.pass({ days: 31 });
    expect(await activeTill()).toBe((await world.mine(ada)).periodEnd);
    expect(await activeTill()).not.toBe(periodEnd);
  });

  test('stays when the renewal is cancelled, and goes when the plan has ended', async () => {
    await world.begin(ada);
    await world.pass({ days: 15 });
    const before = await activeTill();
    await world.cancelPlan(ada);
    expect(await activeTill()).toBe(before);
    await world.pass({ days: 32 });
    expect(await world.planOf(ada)).toBe('free');
    expect(await activeTill()).toBeUndefined();
  });

  test('does not move with a renewal that has not been paid', async () => {
    await world.begin(ada, {}, failsOnRenewal);
    const trialEnd = await activeTill();
    expect(trialEnd).toBeDefined();
    await world.pass({ days: 15 });
    expect(await world.mine(ada)).toMatchObject({ status: 'past-due' });
    expect(await activeTill()).toBe(trialEnd);
  });
});
