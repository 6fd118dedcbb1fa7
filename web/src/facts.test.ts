import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { roleCounts } from '#web/testing/roleSamples.ts';
import { aMe, aProject } from '#web/testing/samples.ts';

const root = import.meta.dirname;
const pages = openPages();

test('no component separates facts by itself', () => {
  const offences = globSync('**/*.tsx', { cwd: root })
    .filter(file => !file.endsWith('.test.tsx'))
    .filter(file =>
      readFileSync(join(root, file), 'utf8')
        .replaceAll(/\p{L}·\p{L}/gu, '')
        .includes('·'),
    );
  expect(offences).toEqual([]);
});

test('a dot stands between facts beside each other, and neither begins nor ends a line', async () => {
  const owner = { ...aMe, city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll' };
  const { page } = await pages.open(
    '/en',
    {
      listFeaturedProjects: () => ({
        items: [aProject(), aProject({ owner })].map((project, index) => ({
          ...project,
          ProjectID: `${project.ProjectID}-${index}` as typeof project.ProjectID,
          isReserved: false,
        })),
        counts: { projects: 2, rolesOpen: 0, people: 1, raised: {} },
      }),
      listFeaturedProspects: () => ({ items: [], counts: roleCounts() }),
    },
    { viewport: { width: 320, height: 700 } },
  );
  const facts = page.locator('.pcard .factline');
  await facts.first().waitFor();
  const shown = await facts.first().evaluate(line => {
    const [one, other] = [...line.children];
    const box = line.getBoundingClientRect();
    if (!one || !other) throw new Error('Two facts expected');
    const dot = getComputedStyle(other, '::before');
    const wraps = other.getBoundingClientRect().top > one.getBoundingClientRect().top;
    return {
      wraps,
      dot: dot.content,
      isCut: other.getBoundingClientRect().left - Number.parseFloat(dot.width) < box.left,
      ends: one.textContent?.endsWith('·'),
    };
  });
  expect(shown).toEqual({ wraps: true, dot: expect.stringContaining('·'), isCut: true, ends: false });
});
