import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { countVisit, visitCounts, visitCountsOf } from '#functions/visits/visitCounts.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { planOffers, planTypeIds } from '#shared/plans.ts';
import { getProjectAnalytics } from './getProjectAnalytics.ts';
import { visitingIn } from './testing/visiting.ts';

let world: World;
let owner: UserID;
let id: ProjectID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.user({ planTypeId: 'pro' });
  id = await aProject(world, owner);
});

/** Visits of a day, `ago` days before today. */
async function visitsOn(ago: number, count: number) {
  const at = new Date(Date.parse(world.clock.now()) - ago * 86_400_000).toISOString();
  for (let made = 0; made < count; made++)
    await world.table.write(countVisit(id, at, world.deps.newId(), ['vs', 'us', 'cFR']));
}
const analytics = (days: '7' | '30' | '90' | '365') => visitingIn(world).analyticsOf(id, owner, days);

describe('analytics of a project', () => {
  test.each(['7', '30', '90', '365'] as const)(
    'cover %s days and compare them with those before',
    async days => {
      const length = Number(days);
      await visitsOn(0, 3);
      await visitsOn(length - 1, 2);
      await visitsOn(length, 4);
      await visitsOn(2 * length - 1, 1);
      await visitsOn(2 * length, 8);

      const { from, to, totals, details } = await analytics(days);
      expect(to).toBe('2026-11-20');
      expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(length - 1);
      expect(totals).toMatchObject({ visits: 5, visitors: 5 });
      expect(details?.before).toMatchObject({ visits: 5, visitors: 5 });
      expect(details?.days).toHaveLength(length);
      expect([details?.days[0], details?.days.at(-1)]).toMatchObject([
        { day: from, visits: 2 },
        { day: to, visits: 3 },
      ]);
      expect(details?.countries).toEqual([{ country: 'FR', visits: 5 }]);
    },
  );

  test.each(planTypeIds)(
    'with the plan %s are whole or the totals of the last seven days',
    async planTypeId => {
      await world.table.write(Step.update(callers.key(owner), { planTypeId }));
      await visitsOn(3, 2);
      await visitsOn(20, 5);
      const { from, totals, details } = await analytics('90');
      if (planOffers[planTypeId].analytics) {
        expect(totals.visits).toBe(7);
        expect(details?.days).toHaveLength(90);
      } else {
        expect(from).toBe('2026-11-14');
        expect(totals.visits).toBe(2);
        expect(details).toBeUndefined();
      }
    },
  );

  test('are for the owner alone', async () => {
    const other = await world.user({ planTypeId: 'premium' });
    const admin = await world.user();
    for (const sending of [{ as: other }, { as: admin, groups: ['admins'] }])
      expect(await world.call(getProjectAnalytics, { ProjectID: id }, sending)).toMatchObject({
        code: 'FORBIDDEN',
      });
    const hidden = await aProject(world, owner, { status: 'submitted' });
    expect(await world.call(getProjectAnalytics, { ProjectID: hidden }, { as: other })).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
  });

  test('refuse other ranges', async () => {
    const { code } = await world.callWith(
      getProjectAnalytics,
      { ProjectID: id, query: { days: '14' } },
      { as: owner },
    );
    expect(code).toBe('VALIDATION_FAILED');
  });

  test('without any visits are empty, not missing', async () => {
    const { totals, details } = await analytics('30');
    expect(totals).toEqual({ visits: 0, visitors: 0, likes: 0, applications: 0, contributions: 0 });
    expect(details).toMatchObject({
      sources: [],
      links: [],
      countries: [],
      languages: [],
      devices: [],
      roles: [],
    });
  });

  test('cost three requests whatever the range, two of them for its counts', async () => {
    await visitsOn(1, 20);
    const from = world.requests();
    await analytics('365');
    expect(world.requests(from)).toBe(3);
  });

  test('are kept for two years and a day, by the expiry of their counts', async () => {
    await visitsOn(0, 1);
    const [item] = (await world.table.query(visitCounts, visitCountsOf(id))).items;
    const days = (Number(item?.['ttl']) - Date.parse('2026-11-20T00:00:00Z') / 1000) / 86_400;
    expect(days).toBe(732);
  });
});
