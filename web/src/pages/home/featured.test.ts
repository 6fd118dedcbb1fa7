import { expect, test } from 'vitest';
import { ProjectID, ProspectID } from '#shared/ids.ts';
import { featuredPlaces } from '#shared/visibility.ts';
import { openPages } from '#web/testing/openPages.ts';
import { anOpenRole, roleCounts } from '#web/testing/roleSamples.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

const { shown, reserved } = featuredPlaces.home;
const projects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...aProject({ ProjectID: ProjectID.parse(`project-${index}`), name: `Project ${index}` }),
    isReserved: index >= shown - reserved,
  }));
const open = (path: string, count: number) =>
  pages.open(path, {
    listFeaturedProjects: () => ({
      items: projects(count),
      counts: { projects: count, rolesOpen: 0, people: 1, raised: {} },
    }),
    listFeaturedProspects: () => ({ items: [], counts: roleCounts() }),
  });

test.each([
  ['/en/', 'Rising this week', 'Reserved place, from the owner’s plan', 'Why these?'],
  ['/fr/', 'Les projets du moment', 'Place réservée, comprise dans une formule', 'Pourquoi ceux-ci'],
  ['/es/', 'Tendencias de esta semana', 'Lugar reservado, incluido en un plan', '¿Por qué estos?'],
])('%s marks the projects in reserved places and explains them', async (path, title, mark, why) => {
  const { page } = await open(path, shown);
  const section = page.getByRole('region', { name: title });
  await section
    .getByRole('article')
    .nth(shown - 1)
    .waitFor();
  const marked = section.getByRole('article').filter({ hasText: mark });
  expect(await marked.getByRole('heading').allTextContents()).toEqual(['Project 4', 'Project 5']);

  await section.getByText(why).click();
  const rule = section.getByText(/Pro (or|ou|o) Premium/);
  expect(await rule.textContent()).toMatch(new RegExp(`\\b${reserved}\\b.+\\b${shown}\\b`));
});

test.each([
  ['/us/', 'en'],
  ['/fr/', 'fr'],
])('%s asks for projects and roles in the reader’s language', async (path, reads) => {
  const { page, requestsTo } = await pages.open(path, {
    listFeaturedProjects: () => ({
      items: projects(2),
      counts: { projects: 2, rolesOpen: 1, people: 1, raised: {} },
    }),
    listFeaturedProspects: () => ({
      items: [anOpenRole({ ProspectID: ProspectID.parse('A'), PersonType: 'Illustrator' })],
      counts: roleCounts(),
    }),
  });
  await page.getByRole('heading', { name: 'Illustrator' }).waitFor();
  expect(requestsTo('listFeaturedProjects')).toMatchObject([{ query: { reads } }]);
  expect(requestsTo('listFeaturedProspects')).toMatchObject([{ query: { limit: '5', reads } }]);
});

test('The projects stay until those in the languages that the reader has chosen arrive', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { page, requestsTo } = await pages.open('/en/', {
    listFeaturedProjects: async ({ query }) => {
      if (query['reads'] === 'en,fr') await held;
      return { items: projects(1), counts: { projects: 1, rolesOpen: 1, people: 1, raised: {} } };
    },
    listFeaturedProspects: () => ({ items: [], counts: roleCounts() }),
  });
  const card = page.getByRole('heading', { name: 'Project 0' });
  await card.waitFor();
  await page.evaluate(() => {
    localStorage.setItem('cairn.reads', 'en,fr');
    dispatchEvent(new StorageEvent('storage')); // as from another tab
  });
  await expect.poll(() => requestsTo('listFeaturedProjects').at(-1)?.query).toMatchObject({ reads: 'en,fr' });
  await card.waitFor();
  release();
  await card.waitFor();
});

test.each([
  ['/en/', 'public projects'],
  ['/fr/', 'projets publiés'],
  ['/es/', 'proyectos publicados'],
])('%s counts all public projects and says so', async (path, label) => {
  const { page } = await open(path, 3);
  const first = page.locator('.tally dl > div').first();
  expect(await first.textContent()).toContain(label);
});

test.each([3, 4, 5, 6])('%s projects leave no hole in the last row', async count => {
  const { page } = await open('/en/', count);
  await page.setViewportSize({ width: 1280, height: 900 });
  const cards = page.getByRole('region', { name: 'Rising this week' }).getByRole('article');
  await cards.nth(count - 1).waitFor();
  const boxes = await Promise.all((await cards.all()).map(card => card.boundingBox()));
  const right = (at: number) => Math.round((boxes[at]?.x ?? 0) + (boxes[at]?.width ?? 0));
  expect(right(count - 1)).toBe(right(0));
});
