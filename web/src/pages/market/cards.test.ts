import { expect, test } from 'vitest';
import { ProjectID } from '#shared/ids.ts';
import { openPages } from '#web/testing/openPages.ts';
import { aProject, marketCounts } from '#web/testing/samples.ts';

const pages = openPages();

const cards = [1, 2, 3].map(number =>
  aProject({ ProjectID: ProjectID.parse(`project-${number}`), name: `Project ${number}` }),
);

test('Cards load the first picture with priority, and the others near the window', async () => {
  const image = { kind: 'picture', card: '/small.webp', cover: '/large.webp' } as const;
  const { page } = await pages.open('/en/market', {
    listProjects: () => ({ items: cards.map(card => ({ ...card, image })), counts: marketCounts() }),
  });
  await page.getByText('Project 1', { exact: true }).waitFor();
  const pictures = await page
    .locator('.pcard img[srcset]')
    .evaluateAll(all =>
      all.map(one => ['loading', 'fetchpriority', 'src'].map(name => one.getAttribute(name))),
    );
  expect(pictures).toEqual([
    [null, 'high', '/small.webp'],
    ['lazy', null, '/small.webp'],
    ['lazy', null, '/small.webp'],
  ]);
});

test.each([
  ['es', 320],
  ['es', 640],
  ['fr', 768],
])('Cards break no word or number in %s at %i px', async (lang, width) => {
  const { page } = await pages.open(`/${lang}/market`, {
    listProjects: () => ({
      items: cards.map(card => ({ ...card, likes: 123_456, rolesOpen: 12 })),
      counts: marketCounts(),
    }),
  });
  await page.setViewportSize({ width, height: 900 });
  await page.getByText('Project 1', { exact: true }).waitFor();
  const heights = await page
    .locator('.pcard .foot .line > span')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(30);
});

test('Cards say what has been raised, how many days are left while a project takes money, and another language', async () => {
  const changes = [{}, { status: 'completed' as const }, { raised: 0, language: 'fr' as const }];
  const items = changes.map((change, index) => ({ ...cards[index], ...change }));
  const { page } = await pages.open('/en/market', {
    listProjects: () => ({ items: items.map(item => aProject(item)), counts: marketCounts() }),
  });
  const card = (name: string) => page.locator('.pcard').filter({ hasText: name });
  await card('Project 1').getByText('£6,100 of £10,000', { exact: true }).waitFor();
  await card('Project 1').getByText('200 days left').waitFor();
  await card('Project 3').getByText('£0 of £10,000', { exact: true }).waitFor();
  expect(await card('Project 2').getByText('days left').count()).toBe(0);
  await card('Project 3').getByText('French', { exact: true }).waitFor();
  expect(
    await page
      .getByText('English', { exact: true })
      .locator('visible=true')
      .and(page.locator('.pcard *'))
      .count(),
  ).toBe(0);
});
