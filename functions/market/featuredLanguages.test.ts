import { afterEach, beforeEach, expect, test } from 'vitest';
import { frenchTexts } from '#functions/projects/testing/translatedTexts.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { publishEdit } from '#functions/testing/publishEdit.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { UserID } from '#shared/ids.ts';
import { listFeaturedProjects } from './listFeaturedProjects.ts';

let world: World;
let owner: UserID;

beforeEach(async () => {
  world = await createWorld();
  owner = await world.user({ planTypeId: 'free' });
});
afterEach(() => world.close());

/** Publishes projects in a language, the last of which rises above the others. */
async function published(language: WrittenLanguage, names: readonly string[], as = owner) {
  for (const name of names) {
    world.clock.add({ minutes: 1 });
    await aProject(world, as, { name, language });
    await world.runStream();
  }
}
const featured = async (reads?: string) => {
  const { data } = await world.call(listFeaturedProjects, { query: { ...(reads && { reads }) } });
  return (data?.items ?? []).map(({ name }) => name);
};

test('Projects in a language that the reader reads come first, the newest of them before trending ones in others', async () => {
  await published('fr', ['Ruche', 'Moulin']);
  await published(
    'en',
    Array.from({ length: 12 }, (_, at) => `Rising ${at}`),
  ); // as many as can trend
  expect(await featured('fr')).toEqual(['Moulin', 'Ruche', 'Rising 11', 'Rising 10', 'Rising 9', 'Rising 8']);
  expect((await featured('en')).every(name => name.startsWith('Rising'))).toBe(true);
  expect(await featured('es')).toEqual(await featured());
});

test('A translated project counts for each of its languages', async () => {
  world.clock.add({ minutes: 1 });
  const id = await aProject(world, owner, { name: 'Beehive', language: 'en' });
  await publishEdit(
    world,
    { ProjectID: id, owner },
    { translations: { fr: frenchTexts({ name: 'Ruche' }) } },
  );
  await world.runStream();
  await published('en', ['Mill']);
  expect(await featured('fr')).toEqual(['Beehive', 'Mill']);
});

test('Only projects that the reader reads have reserved places', async () => {
  for (const [name, language] of [
    ['Ruche', 'fr'],
    ['Moulin', 'fr'],
    ['Orchard', 'en'],
  ] as const)
    await published(language, [name], await world.user({ planTypeId: 'pro' }));
  await published(
    'en',
    Array.from({ length: 12 }, (_, at) => `Rising ${at}`),
  );
  const reserved = async (reads: string) => {
    const { data } = await world.call(listFeaturedProjects, { query: { reads } });
    return data?.items.filter(({ isReserved }) => isReserved).map(({ name }) => name);
  };
  expect(await reserved('en')).toEqual(['Orchard']);
  expect(await reserved('es')).toEqual([]);
});
