import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ProjectAnalytics } from '#shared/entities/analytics.ts';
import { type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, type Pages } from '#web/testing/openPages.ts';
import { ownProject, withProject } from '#web/testing/owner.ts';

const pages = openPages();

const none = { visits: 0, visitors: 0, likes: 0, applications: 0, contributions: 0 };
const totals = { visits: 1_240, visitors: 930, likes: 31, applications: 4, contributions: 9 };
const range = { from: '2026-10-22', to: '2026-11-20' };
const days = Array.from({ length: 30 }, (_, at) => ({
  ...none,
  day: new Date(Date.UTC(2026, 9, 22 + at)).toISOString().slice(0, 10),
  visits: at,
}));

const analytics = (change: Partial<NonNullable<ProjectAnalytics['details']>> = {}): ProjectAnalytics =>
  ProjectAnalytics.parse({
    ...range,
    totals,
    details: {
      before: { visits: 620, visitors: 930, likes: 62, applications: 0, contributions: 9 },
      days,
      sources: [
        { source: 'search', visits: 800, visitors: 600, likes: 30, applications: 3, contributions: 9 },
        { source: 'unknown', ...none, likes: 1, applications: 1 },
      ],
      links: [{ ref: 'open-day', visits: 12 }, { visits: 2 }],
      countries: [
        { country: 'JP', visits: 700 },
        { country: 'ZZ', visits: 5 },
      ],
      languages: [{ language: 'en', visits: 1_240 }],
      devices: [{ device: 'phone', visits: 1_240 }],
      parts: [
        { part: 'roles', visits: 500 },
        { part: 'media', visits: 0 },
        { part: 'progress', visits: 7 },
      ],
      roles: [
        {
          ProspectID: 'role-1',
          role: 'Illustrator of very long words: Donaudampfschifffahrt',
          visits: 200,
          applications: 3,
        },
        { visits: 9, applications: 1 },
      ],
      ...change,
    },
  });

const path = '/en/project-analytics';
const open = (
  answer: (request: ApiRequest) => ProjectAnalytics | Refusal,
  options: Parameters<Pages['open']>[2] = {},
  at = path,
) =>
  pages.open(at, withProject(ownProject(), { getProjectAnalytics: answer }), { signedIn: true, ...options });

async function cellsOf(page: Page, table: string): Promise<string[][]> {
  const rows = page.getByRole('table', { name: table }).locator('tbody tr');
  await rows.first().waitFor();
  return await rows.evaluateAll(found =>
    found.map(row =>
      [...row.children].map(cell =>
        (cell instanceof HTMLElement ? cell.innerText : '').replaceAll(/\s+/g, ' ').trim(),
      ),
    ),
  );
}

describe('With analytics in the plan', () => {
  test('the totals are compared with the days before, by an arrow and in words', async () => {
    const { page } = await open(() => analytics());
    await page.getByRole('heading', { name: '22 Oct 2026 to 20 Nov 2026' }).waitFor();
    await page.getByText('Compared with the 30 days before').waitFor();
    const stats = await page.locator('.kpis > div').allInnerTexts();
    expect(stats.map(text => text.split(/\n+/))).toEqual([
      ['Visits', '1,240', '100% more (620 before)'],
      ['Visitors', '930', 'Same as before (930)'],
      ['Likes', '31', '50% less (62 before)'],
      ['Applications', '4', 'More (0 before)'],
      ['Contributions', '9', 'Same as before (9)'],
    ]);
    expect(await page.locator('.change svg').count()).toBe(3);
  });

  test('sources and roles have their rates; none where the visitors are not known', async () => {
    const { page } = await open(() => analytics());
    expect(await cellsOf(page, 'From visit to like, application and contribution')).toEqual([
      ['Search engines', '800', '600', '30 5%', '3 0.5%', '9 1.5%'],
      ['Not known', '0', '0', '1 –', '1 –', '0 –'],
    ]);
    expect(await cellsOf(page, 'Roles')).toEqual([
      ['Illustrator of very long words: Donaudampfschifffahrt', '200', '3 1.5%'],
      ['Removed and other roles', '9', '1 11.1%'],
    ]);
  });

  test('each chart has its figures as a table too', async () => {
    const { page } = await open(() => analytics());
    const charts = page.locator('figure.chart');
    await charts.first().waitFor();
    expect(await charts.count()).toBe(7);
    for (const chart of await charts.all()) {
      await chart.getByText('Show as a table').click();
      expect(await chart.getByRole('row').count()).toBeGreaterThan(1);
    }
    expect(await cellsOf(page, 'Countries')).toEqual([
      ['Japan', '700', '161%'],
      ['Country not known', '5', '1%'],
    ]);
    expect(await cellsOf(page, 'Links with a name')).toEqual([
      ['open-day', '12', '3%'],
      ['Others', '2', '0%'],
    ]);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the range is in the address; a year is drawn by weeks', async () => {
    const asked: (string | undefined)[] = [];
    const { page } = await open(({ query }) => {
      asked.push(query['days']);
      const year = Array.from({ length: 365 }, (_, at) => ({
        ...days[0]!,
        day: new Date(Date.UTC(2025, 10, 21 + at)).toISOString().slice(0, 10),
      }));
      return query['days'] === '365' ? analytics({ days: year }) : analytics();
    });
    await page.getByRole('heading', { name: 'Day by day' }).waitFor();
    await page.getByRole('link', { name: 'Year' }).click();
    await page.getByRole('heading', { name: 'Week by week' }).waitFor();
    expect(asked.at(-1)).toBe('365');
    expect(new URL(page.url()).searchParams.get('days')).toBe('365');
  });

  test('all figures can be saved as CSV', async () => {
    const { page } = await open(() => analytics());
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('analytics-Tidewatch-2026-10-22-2026-11-20.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFF"by","name","visits","visitors","likes","applications","contributions"',
      '"day","2026-10-22",0,0,0,0,0',
    ]);
    expect(text).toContain('"source","search",800,600,30,3,9');
    expect(text).toContain('"role","Illustrator of very long words: Donaudampfschifffahrt",200,,,3,');
  });

  test('a link with a name can be made and copied, but not with a name of our own', async () => {
    const { page } = await open(() => analytics());
    const name = page.getByLabel('Name of the link');
    await name.fill('Fête du Port!');
    await page.getByText('?ref=fete-du-port').waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${pages.origin}/en/projects/tidewatch/tidewatch?ref=fete-du-port`,
    );
    await name.fill('qr');
    await page.getByText('This name is taken by our own links.').waitFor();
    await name.fill('!');
    await page.getByText('Use one to 20 letters, digits and hyphens.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('without any visits the page says so, and leads to the public page', async () => {
    const empty = {
      before: none,
      days,
      sources: [],
      links: [],
      countries: [],
      languages: [],
      devices: [],
      roles: [],
    };
    const { page } = await open(() => ({ ...analytics(empty), totals: none }));
    await page.getByRole('heading', { name: 'No visits yet' }).waitFor();
    await page.getByRole('link', { name: 'Open the public page' }).waitFor();
    expect(await page.locator('figure.chart').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('nothing scrolls sideways on a phone, in French and in the dark', async () => {
    const options = { viewport: { width: 390, height: 844 }, theme: 'dark' } as const;
    const { page } = await open(() => analytics(), options, '/fr/project-analytics');
    await page.getByRole('heading', { name: 'Rôles', exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('Without analytics in the plan, the totals of a week are shown, and what the plans would add', async () => {
  const { page } = await open(() => ({ from: '2026-11-14', to: '2026-11-20', totals }));
  await page.getByRole('heading', { name: '14 Nov 2026 to 20 Nov 2026' }).waitFor();
  expect(await page.locator('.kpis .num').allInnerTexts()).toEqual(['1,240', '930', '31', '4', '9']);
  await page.getByRole('heading', { name: 'Analytics come with Pro and Premium' }).waitFor();
  expect(await page.locator('.plan-preview li').count()).toBe(7);
  expect(await page.getByRole('link', { name: 'See the Pro plan' }).getAttribute('href')).toBe(
    '/en/plan-details?plan=pro',
  );
  expect(await page.getByRole('link', { name: '30 days' }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('Without analytics in the plan and without visits, the project can be shared in place', async () => {
  const { page } = await open(() => ({ from: '2026-11-14', to: '2026-11-20', totals: none }));
  await page.getByRole('heading', { name: 'No visits yet' }).waitFor();
  await page.getByText('We count without cookies', { exact: false }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share this project' }).waitFor();
});

test('A failure is said in place, and can be tried again', async () => {
  let isDown = true;
  const { page } = await open(() => (isDown ? new Refusal('FORBIDDEN') : analytics()));
  await page.getByText('We couldn’t load the analytics').waitFor();
  isDown = false;
  await page.getByRole('button', { name: /again/i }).click();
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
});
