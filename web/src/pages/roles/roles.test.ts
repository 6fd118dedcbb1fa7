import { describe, expect, test } from 'vitest';
import { ProspectID, UserID } from '#shared/ids.ts';
import { type Answers, type ApiRequest, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { anOpenRole, roleCounts } from '#web/testing/roleSamples.ts';
import { aMe, anAllowance, aRole } from '#web/testing/samples.ts';

const pages = openPages();

const role = (id: string, PersonType: string) =>
  anOpenRole({ ProspectID: ProspectID.parse(id), PersonType, createdAt: '2026-11-20T10:00:00.000Z' });

const counts = roleCounts({
  roles: 45,
  matching: 45,
  skill: { developers: 11, designers: 6 },
  hours: { 2: 3, 5: 9 },
  answer: { 3: 8 },
  workplace: { remote: 20, onSite: 4 },
});

/** 45 roles, 20 per page; fewer with filters, none in Spanish. */
const roles: Answers = {
  listFeaturedProspects: ({ query }: ApiRequest) => {
    if (query['language'] === 'es')
      return {
        items: [],
        counts: { ...counts, matching: 0, matchingWords: 7, without: { language: 5, skill: 0 } },
      };
    const start = Number(query['cursor']?.replace('after-', '') ?? 0);
    const end = Math.min(45, start + 20);
    const isNarrowed = query['skill'] ?? query['hours'] ?? query['search'];
    return {
      items: Array.from({ length: end - start }, (_, at) =>
        role(`r${start + at + 1}`, `Role ${start + at + 1}`),
      ),
      counts: { ...counts, matching: isNarrowed ? 11 : 45 },
      ...(end < 45 && { cursor: `after-${end}` }),
    };
  },
};

describe('Open roles', () => {
  test('are narrowed by filters in the URL, which the reader hears of, and Back restores', async () => {
    const { page, requestsTo } = await pages.open('/en/roles', roles);
    await page.getByRole('heading', { level: 1, name: '45 open roles' }).waitFor();
    await page.getByRole('checkbox', { name: 'Developers 11' }).click();
    await page.getByRole('button', { name: 'Remove Developers' }).waitFor();
    await page.getByRole('radio', { name: 'Up to 5 hours a week 9' }).click();
    await page.getByRole('button', { name: 'Remove Up to 5 hours a week' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/roles?skill=developers&hours=5');
    await page.getByRole('status').filter({ hasText: '11 matching roles' }).waitFor({ state: 'attached' });
    await page.getByRole('radio', { name: 'Up to 2 hours a week 3' }).click();
    await page.getByRole('button', { name: 'Remove Up to 2 hours a week' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/roles?skill=developers&hours=2');
    await expect
      .poll(() => requestsTo('listFeaturedProspects').at(-1)?.query)
      .toMatchObject({ skill: 'developers', hours: '2', sort: 'newest' });
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('radio', { name: 'Usually within 3 days 8' }).click();
    await page.waitForURL('**/en/roles?skill=developers&hours=2&answer=3');
    await page.getByRole('radio', { name: 'Any time' }).click();
    await page.waitForURL('**/en/roles?skill=developers&hours=2');
    await page.getByRole('radio', { name: 'Any', exact: true }).click();
    await page.waitForURL('**/en/roles?skill=developers');
    await page.goBack();
    await page.getByRole('button', { name: 'Remove Up to 2 hours a week' }).waitFor();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL('**/en/roles');
  });

  test('chosen faster than the address follows are all chosen', async () => {
    const { page } = await pages.open('/en/roles', roles);
    await page.getByRole('checkbox', { name: 'Developers 11' }).waitFor();
    await page.evaluate(() => {
      for (const value of ['developers', 'remote', 'yes'])
        document.querySelector<HTMLInputElement>(`.filters input[value=${value}]`)?.click();
    });
    await page.waitForURL('**/en/roles?skill=developers&workplace=remote&starterTask=yes');
  });

  test('are searched by words, the best match first, and come in pages', async () => {
    const { page, requestsTo } = await pages.open('/en/roles', roles);
    await page.getByText('Showing 1 to 20 of 45').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('Showing 21 to 40 of 45').waitFor();
    await page.getByRole('searchbox').fill('tide');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/roles?search=tide');
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await expect.poll(() => order.inputValue()).toBe('relevance');
    await page.getByText('Words in the name of a role count most', { exact: false }).waitFor();
    await expect
      .poll(() => requestsTo('listFeaturedProspects').at(-1)?.query)
      .toMatchObject({ search: 'tide', sort: 'relevance' });
    await order.selectOption('Closing soon');
    await page.waitForURL('**/en/roles?search=tide&sort=closingSoon');
  });

  test('say what they ask for, and lead to their project', async () => {
    const { page } = await pages.open('/en/roles', {
      listFeaturedProspects: () => ({
        items: [
          anOpenRole({
            hoursPerWeek: 4,
            workplace: 'onSite',
            city: 'Falmouth',
            applyBy: '2099-05-12',
            closesAt: '2099-05-12T23:00:00.000Z',
            starterTask: { Title: 'Calibrate a sensor', Description: 'In salt water.' },
            applicants: 2,
            answersWithin: '3',
          }),
        ],
        counts: roleCounts({ roles: 1, matching: 1 }),
        corrected: 'firmware',
      }),
    });
    const facts = page.locator('.roles .factline');
    await facts.filter({ hasText: '4 hours a week On site, Falmouth, UK apply by 12 May 2099' }).waitFor();
    const task =
      'Makers and engineers 2 people have applied the owner usually answers within 3 days starter task: Calibrate';
    await facts.filter({ hasText: task }).waitFor();
    const apply = page.getByRole('link', { name: 'Apply: Firmware engineer, Tidewatch' });
    const { ProjectID, ProspectID } = aRole();
    expect(await apply.getAttribute('href')).toBe(`/en/projects/${ProjectID}/tidewatch#role-${ProspectID}`);
    await page.getByText('Showing results for firmware').waitFor();
  });

  test('open the application of a person who is signed in, and say beforehand if their team keeps them from it', async () => {
    const team = { ProjectID: aRole().ProjectID, shortName: 'Tide Radio' };
    let teams = [team].slice(1);
    const answers = {
      listFeaturedProspects: () => ({
        items: [anOpenRole({})],
        counts: roleCounts({ roles: 1, matching: 1 }),
      }),
      getProjectAllowance: () => anAllowance({ teams }),
    };
    const { page } = await pages.open('/en/roles', answers, { signedIn: true });
    const apply = page.getByRole('link', { name: 'Apply: Firmware engineer, Tidewatch' });
    const { ProjectID, ProspectID } = aRole();
    await expect
      .poll(() => apply.getAttribute('href'))
      .toBe(`/en/projects/${ProjectID}/tidewatch?apply=${ProspectID}#role-${ProspectID}`);
    expect(await page.getByText('You’re already working in a team').count()).toBe(0);

    teams = [team];
    const { page: held } = await pages.open('/en/roles', answers, { signedIn: true });
    await held.getByText('You’re already working in a team').waitFor();
    await held.getByRole('link', { name: /Tide Radio/ }).waitFor();
  });

  test('that nothing matches say without which filter something would be found', async () => {
    const { page } = await pages.open('/en/roles?language=es', roles);
    await page.getByText('No roles match your search').waitFor();
    await page.getByRole('link', { name: '5 roles without “Spanish”' }).click();
    await page.waitForURL('**/en/roles');
    await page.getByText('Role 1', { exact: true }).waitFor();
  });

  test('of one person are named after them, and the others are one press away', async () => {
    const { page, requestsTo } = await pages.open('/en/roles?owner=lucia', {
      ...roles,
      getAuthor: () => ({ ...aMe, UserID: UserID.parse('lucia') }),
    });
    await page.getByRole('button', { name: 'Remove Roles of Lucía Ferrer' }).click();
    await page.waitForURL('**/en/roles');
    expect(requestsTo('listFeaturedProspects')[0]?.query['owner']).toBe('lucia');
  });

  test('are filtered in a dialog on a French phone', async () => {
    const { page } = await pages.open('/fr/roles', roles);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('heading', { level: 1, name: '45 rôles à pourvoir' }).waitFor();
    await page.getByRole('button', { name: 'Filtres' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtres' });
    await dialog.getByRole('checkbox', { name: /À distance/ }).click();
    await dialog.getByRole('checkbox', { name: /Développ/ }).click();
    await dialog.getByRole('button', { name: 'Voir 11 rôles' }).click();
    await page.getByRole('button', { name: 'Retirer À distance' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/fr/roles?skill=developers&workplace=remote');
    const { width, wide } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      wide: document.documentElement.scrollWidth,
    }));
    expect(wide).toBe(width);
  });

  test('say what to do where there are none', async () => {
    const { page } = await pages.open('/fr/roles', {
      listFeaturedProspects: () => ({ items: [], counts: roleCounts({ roles: 0, matching: 0 }) }),
    });
    await page.getByText('Aucun rôle à pourvoir aujourd’hui').waitFor();
    const projects = page.getByRole('link', { name: 'Voir les projets' });
    expect(await projects.getAttribute('href')).toBe('/fr/market');
  });

  test('are loaded again where they could not be loaded', async () => {
    let attempts = 0;
    const { page } = await pages.open('/es/roles', {
      listFeaturedProspects: () =>
        ++attempts === 1
          ? new Refusal('DEPENDENCY_UNAVAILABLE')
          : { items: [role('r1', 'Sensor engineer')], counts },
    });
    await page.getByText('No hemos podido cargar los roles').waitFor();
    await page.getByRole('main').getByRole('alert').getByRole('button').click();
    await page.getByRole('heading', { level: 2, name: 'Sensor engineer' }).waitFor();
  });

  test('are where the home page leads', async () => {
    const { page } = await pages.open('/en', {
      listFeaturedProjects: () => ({
        items: [],
        counts: { projects: 1, rolesOpen: 2, people: 3, raised: {} },
      }),
      listFeaturedProspects: () => ({ items: [role('r1', 'Sensor engineer')], counts }),
    });
    await page.getByRole('link', { name: 'See all 2 roles' }).click();
    await page.getByRole('heading', { level: 1, name: '45 open roles' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/roles');
  });
});
