import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { listFeaturedProspects } from '#functions/prospects/listFeaturedProspects.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID } from '#shared/ids.ts';
import { listProjects } from './listProjects.ts';

/** Nine projects, published one after the other, in English, French and Spanish by turns. */
let world: World;
const names = new Map<ProjectID, string>();
beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  const owner = await samples.person({ planTypeId: 'premium' });
  for (let number = 0; number < 9; number++) {
    world.clock.add({ minutes: 1 });
    const language = (['en', 'fr', 'es'] as const)[number % 3] ?? 'en';
    const id = await samples.published(owner, { language, progress: (number * 13) % 50 });
    names.set(id, `${language}${number}`);
    const body = { PersonType: `Gardener ${number}`, skill: 'makers' as const };
    await world.call(addProspect, { ProjectID: id, body }, { as: owner });
  }
  await world.runStream();
});
afterAll(() => world.close());

interface Page {
  items: { ProjectID: ProjectID }[];
  cursor?: string;
  counts: { matching: number; readable?: number };
}

/** The names of all projects of a list, in pages of a size, and the numbers of its first page. */
async function listed(query: object, limit = 2) {
  const found: string[] = [];
  let cursor: string | undefined;
  let counts: Page['counts'] | undefined;
  do {
    const { data, code } = await world.callWith(listProjects, { query: { ...query, limit, cursor } });
    if (!data) throw new Error(code);
    const page = data as Page;
    counts ??= page.counts;
    found.push(...page.items.map(({ ProjectID }) => names.get(ProjectID) ?? ''));
    cursor = page.cursor;
  } while (cursor);
  return { found, counts };
}

describe('Projects in languages that the reader reads', () => {
  test('come before all others, each part in the order of the list, over all pages', async () => {
    const { found, counts } = await listed({ reads: 'fr' });
    expect(found).toEqual(['fr7', 'fr4', 'fr1', 'es8', 'en6', 'es5', 'en3', 'es2', 'en0']);
    expect(counts).toMatchObject({ matching: 9, readable: 3 });
    const two = await listed({ reads: 'fr,es', sort: 'newest' }, 4);
    expect(two.found).toEqual(['es8', 'fr7', 'es5', 'fr4', 'es2', 'fr1', 'en6', 'en3', 'en0']);
    expect(two.counts).toMatchObject({ readable: 6 });
  });

  test('come first in every order, and with words and filters', async () => {
    for (const sort of ['mostBuilt', 'endingSoon'])
      for (const limit of [2, 9]) {
        const { found } = await listed({ reads: 'es', sort }, limit);
        expect(found.slice(0, 3).every(name => name.startsWith('es'))).toBe(true);
        expect(new Set(found).size).toBe(9);
      }
    const { found, counts } = await listed({
      reads: 'es',
      search: 'gardener',
      skill: 'makers',
      language: 'es,en',
    });
    expect(found.slice(0, 3).every(name => name.startsWith('es'))).toBe(true);
    expect(counts).toMatchObject({ matching: 6, readable: 3 });
  });

  test('are in the order of all if the reader names no language, which are no number then', async () => {
    const { found, counts } = await listed({});
    expect(found).toEqual(['es8', 'fr7', 'en6', 'es5', 'fr4', 'en3', 'es2', 'fr1', 'en0']);
    expect(counts?.readable).toBeUndefined();
  });

  test('continue only with the languages with which the list began', async () => {
    const first = await world.callWith(listProjects, { query: { reads: 'fr', limit: 2 } });
    const { cursor } = first.data as { cursor: string };
    const other = await world.callWith(listProjects, { query: { reads: 'es', limit: 2, cursor } });
    expect(other.code).toBe('INVALID_CURSOR');
    expect((await world.callWith(listProjects, { query: { reads: 'de' } })).code).toBe('VALIDATION_FAILED');
  });
});

test('Roles of projects in languages that the reader reads come first', async () => {
  const { data } = await world.callWith(listFeaturedProspects, { query: { reads: 'en' } });
  const { items, counts } = data as { items: { language: string }[]; counts: object };
  expect(items.map(({ language }) => language)).toEqual([
    'en',
    'en',
    'en',
    'es',
    'fr',
    'es',
    'fr',
    'es',
    'fr',
  ]);
  expect(counts).toMatchObject({ roles: 9, readable: 3 });
});
