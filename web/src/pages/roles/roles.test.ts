import { describe, expect, test } from 'vitest';
import { ProspectID } from '#shared/ids.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { anOpenRole, aRole, roleCounts } from '#web/testing/samples.ts';

const pages = openPages();

const role = (id: string, PersonType: string) =>
  anOpenRole({ ProspectID: ProspectID.parse(id), PersonType, createdAt: '2026-11-20T10:00:00.000Z' });

describe('The list of open roles', () => {
  test('continues to the oldest one, and each leads to its project', async () => {
    const { page } = await pages.open('/en/roles', {
      listFeaturedProspects: ({ query }) =>
        query['cursor']
          ? { items: [role('r2', 'Boat builder')], counts: roleCounts() }
          : { items: [role('r1', 'Sensor engineer')], cursor: 'more', counts: roleCounts() },
    });
    await page.getByRole('heading', { level: 1, name: 'Open roles' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Sensor engineer' }).waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('heading', { level: 2, name: 'Boat builder' }).waitFor();
    const { ProjectID } = aRole();
    const apply = page.getByRole('link', { name: 'Apply: Boat builder, Tidewatch' });
    expect(await apply.getAttribute('href')).toBe(`/en/projects/${ProjectID}/tidewatch#roles`);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('says what to do where there are none', async () => {
    const { page } = await pages.open('/fr/roles', {
      listFeaturedProspects: () => ({ items: [], counts: roleCounts({ matching: 0 }) }),
    });
    await page.getByText('Aucun rôle à pourvoir aujourd’hui').waitFor();
    const projects = page.getByRole('link', { name: 'Voir les projets' });
    expect(await projects.getAttribute('href')).toBe('/fr/market');
  });

  test('is loaded again where it could not be loaded', async () => {
    let attempts = 0;
    const { page } = await pages.open('/es/roles', {
      listFeaturedProspects: () =>
        ++attempts === 1
          ? new Refusal('DEPENDENCY_UNAVAILABLE')
          : { items: [role('r1', 'Sensor engineer')], counts: roleCounts() },
    });
    await page.getByText('No hemos podido cargar los roles').waitFor();
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('heading', { level: 2, name: 'Sensor engineer' }).waitFor();
  });

  test('is where the home page and the menu lead', async () => {
    const { page } = await pages.open('/en', {
      listFeaturedProjects: () => ({
        items: [],
        counts: { projects: 1, rolesOpen: 2, people: 3, raised: {} },
      }),
      listFeaturedProspects: () => ({ items: [role('r1', 'Sensor engineer')], counts: roleCounts() }),
    });
    await page.getByRole('link', { name: 'See all 2 roles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Open roles' }).waitFor();
    expect(pathAndQueryOf(page)).toBe('/en/roles');
  });
});
