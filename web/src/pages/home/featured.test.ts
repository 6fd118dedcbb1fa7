import { expect, test } from 'vitest';
import { ProjectID, ProspectID } from '#shared/ids.ts';
import { featuredPlaces } from '#shared/visibility.ts';
import { openPages } from '#web/testing/openPages.ts';
import { anOpenRole, roleCounts } from '#web/testing/roleSamples.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

const { shown, reserved } = featuredPlaces.home;
const projects = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...aProject({ ProjectID: ProjectID.parse(`project-${place}`), name: `Project ${place}` }),
    isReserved: place >= shown - reserved,
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
  ['/us/', ['English', 'French', 'in a reserved place']],
  ['/fr/', ['French', 'English', 'in a reserved place']],
])('%s shows projects in the reader’s language first, and reserved places last', async (path, order) => {
  const named = (name: string, changes: Parameters<typeof aProject>[0] = {}) => ({
    ...aProject({ ProjectID: ProjectID.parse(name.replaceAll(' ', '-')), name, ...changes }),
    isReserved: name.endsWith('place'),
  });
  const { page } = await pages.open(path, {
    listFeaturedProjects: () => ({
      items: [
        named('French', { language: 'fr' }),
        named('English', { status: 'approved' }),
        named('in a reserved place'),
      ],
      counts: {
        projects: 3,
        rolesOpen: 0,
        people: 1,
        raised: { GBP: 29_314_00, EUR: 55_627_00, USD: 100_00 },
      },
    }),
    listFeaturedProspects: () => ({ items: [], counts: roleCounts() }),
  });
  const cards = page.getByRole('main').getByRole('article');
  await cards.nth(order.length - 1).waitFor();
  expect(await cards.getByRole('heading').allTextContents()).toEqual(order);
});

const aRoleIn = (language: 'en' | 'fr', PersonType: string) =>
  anOpenRole({ ProspectID: ProspectID.parse(PersonType), PersonType, language });

test.each([
  ['/us/', 'Someone is waiting for you', ['A', 'C', 'D', 'E', 'G']],
  ['/fr/', 'Quelqu’un vous attend', ['B', 'F', 'A', 'C', 'D']],
])('%s shows five roles, those in the reader’s language first', async (path, title, names) => {
  const newestFirst = [
    aRoleIn('en', 'A'),
    aRoleIn('fr', 'B'),
    aRoleIn('en', 'C'),
    aRoleIn('en', 'D'),
    aRoleIn('en', 'E'),
    aRoleIn('fr', 'F'),
    aRoleIn('en', 'G'),
  ];
  const { page } = await pages.open(path, {
    listFeaturedProjects: () => ({
      items: projects(1),
      counts: { projects: 1, rolesOpen: 7, people: 1, raised: {} },
    }),
    listFeaturedProspects: ({ query }) => ({
      items: newestFirst.slice(0, Number(query['limit'])),
      counts: roleCounts(),
    }),
  });
  const section = page.getByRole('region', { name: title });
  await section.getByRole('heading', { level: 3 }).nth(4).waitFor();
  expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
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
