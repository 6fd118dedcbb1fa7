import { expect, test } from 'vitest';
import { awardKinds } from '#shared/entities/award.ts';
import { ProjectID, TaskID } from '#shared/ids.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const sums = awardKinds.map(kind => ({
  kind,
  points: kind === 'task' ? 3_000 : kind === 'answer' ? 1_000 : 0,
}));
const getReputationMap = () => ({
  sources: sums,
  levels: [
    { from: 0, people: 1 },
    { from: 500, people: 1_240 },
  ],
});

test('visitors see where points come from, who stands where and what points unlock', async () => {
  const { page } = await pages.open('/en/reputation', { getReputationMap });
  await page.getByText('3,000 points 75%').waitFor();
  await page.getByText('1,240 people').waitFor();
  await page.getByText('You need at least 10,000 contribution points.').waitFor();
  expect(await page.getByText('You’re here').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('people see their place, what is missing, and the history of their points', async () => {
  const project = { ProjectID: ProjectID.parse('tidewatch'), name: 'Tidewatch', shortName: 'Tidewatch' };
  const task = { TaskID: TaskID.parse('paint'), Title: '<b>Paint</b> the gauge' };
  const at = '2026-11-12T10:00:00.000Z';
  const { page } = await pages.open(
    '/en/reputation',
    {
      getReputationMap,
      getMe: () => ({ ...aMe, contributionPoints: 9_000 }),
      listMyAwards: () => ({
        sums,
        items: [
          { kind: 'task', points: 200, at, project, task },
          { kind: 'completion', points: 1_000, at },
        ],
      }),
    },
    { signedIn: true },
  );
  await page.getByText('You’re here').waitFor();
  await page.getByText('1,000 more to go', { exact: true }).waitFor();
  await page.getByText('<b>Paint</b> the gauge').waitFor();
  await page.getByText('a project that no longer exists').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test.each([
  ['on the narrowest phone', 320, '100%'],
  ['on a phone', 390, '100%'],
  ['with text of twice the size', 390, '200%'],
])('the points of the levels are not broken %s', async (_, width, size) => {
  const levels = [0, 500, 2_000, 5_000, 10_000, 20_000].map(from => ({ from, people: 3 }));
  const { page } = await pages.open(
    '/en/reputation',
    { getReputationMap: () => ({ sources: sums, levels }) },
    { viewport: { width, height: 844 }, hasSeenPrivacy: true },
  );
  await page.evaluate(to => document.documentElement.style.setProperty('font-size', to), size);
  const points = page.locator('.levels b');
  await points.nth(5).waitFor();
  expect(await points.evaluateAll(all => all.map(one => one.getClientRects().length))).toEqual(
    levels.map(() => 1),
  );
});
