import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { listProjects } from '#functions/projects/listProjects.ts';
import { entryAt, indexKeysOf, marketEntries } from '#functions/projects/market/entry.store.ts';
import { listOf, prefixListOf, type Sort } from '#functions/projects/market/filterLists.ts';
import { listings } from '#functions/projects/market/listing.store.ts';
import { byState, projects } from '#functions/projects/project.store.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { needsRebuild, rebuildMarket } from './rebuildMarket.ts';

let world: World;
let owner: UserID;
let id: ProjectID;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  const samples = samplesIn(world);
  owner = await samples.person();
  id = await samples.published(owner, { name: 'Watermill', progress: 37 });
  await world.runStream();
});
afterAll(() => world.close());

const listingOf = async () => {
  const listing = await world.table.get(listings.key(id));
  if (!listing?.document) throw new Error('The project is not listed');
  return { ...listing, document: listing.document };
};

/** Brings the listing and the entries of the project to the state in which earlier versions kept them. */
async function makeFormer(): Promise<void> {
  const listing = await listingOf();
  const { builtTens: _tens, ...others } = listing.document;
  const document = { ...others, progress: 37 };
  for (const place of indexKeysOf(id, listing.document))
    await world.table.write(Step.remove(marketEntries.key(place)));
  for (const place of indexKeysOf(id, document))
    await world.table.write(Step.put(marketEntries.key(place), entryAt(place, id)));
  await world.table.write(Step.put(listings.key(id), { ...listing, document }));
  await world.runStream();
}

const sortKeysIn = async (pk: string) => {
  const { items } = await world.table.query(marketEntries, { pk, limit: 100 });
  return items.filter(({ ProjectID }) => ProjectID === id).map(({ sk }) => sk.slice(0, 4));
};
const wordSorts = ['newest', 'endingSoon', 'mostBuilt'] as const;
const entriesOf = async (word: string) =>
  (await Promise.all(wordSorts.map((sort: Sort) => sortKeysIn(prefixListOf(sort, word))))).flat().length;

test('a rebuild replaces entries by former rules, and nothing else is left of them', async () => {
  await makeFormer();
  expect([await entriesOf('w'), await entriesOf('watermil')]).toEqual([3, 3]);
  expect(await sortKeysIn(listOf('mostBuilt', {}))).toEqual(['037#']);
  expect(await needsRebuild(world.table)).toBe(true);

  await rebuildMarket(world.deps);
  expect(await needsRebuild(world.table)).toBe(false);
  expect([await entriesOf('w'), await entriesOf('watermil')]).toEqual([0, 0]);
  expect([await entriesOf('wat'), await entriesOf('water')]).toEqual([3, 3]);
  expect(await sortKeysIn(listOf('mostBuilt', {}))).toEqual(['030#']);
});

test('entries by former rules are found before the rebuild, and replaced by the next change of the project', async () => {
  await makeFormer();
  const { data } = await world.call(listProjects, { query: { search: 'watermill' } });
  expect(data?.items.map(({ ProjectID }) => ProjectID)).toContain(id);

  await world.call(updateProject, { ProjectID: id, body: { change: { progress: 52 } } }, { as: owner });
  await world.runStream();
  expect([await entriesOf('w'), await entriesOf('wat')]).toEqual([0, 3]);
  expect(await sortKeysIn(listOf('mostBuilt', {}))).toEqual(['050#']);
});

test('a rebuild writes the entries of lists that were indexes of the cards, and the cards without their index keys', async () => {
  const plain = (['newest', 'endingSoon'] as const).map(sort => listOf(sort, {}));
  // The oldest project is the one that is looked at.
  const { items } = await world.table.query(projects, { index: 'gsi1', pk: byState('approved'), limit: 1 });
  for (const known of [id, ...items.map(({ ProjectID }) => ProjectID)]) {
    const { document } = (await world.table.get(listings.key(known))) ?? {};
    for (const place of indexKeysOf(known, document).filter(({ pk }) => plain.includes(pk)))
      await world.table.write(Step.remove(marketEntries.key(place)));
  }
  expect(await needsRebuild(world.table)).toBe(true);

  await rebuildMarket(world.deps);
  expect(await needsRebuild(world.table)).toBe(false);
  for (const list of plain) expect(await sortKeysIn(list)).toHaveLength(1);
  for (const sort of ['newest', 'endingSoon'] as const) {
    const { data } = await world.call(listProjects, { query: { sort, limit: 100 } });
    expect(data?.items.filter(({ ProjectID }) => ProjectID === id)).toHaveLength(1);
  }
});

test('a progress within the same ten percent moves no entry, but the card shows it', async () => {
  const before = await listingOf();
  await world.call(updateProject, { ProjectID: id, body: { change: { progress: 39 } } }, { as: owner });
  await world.runStream();
  expect(await listingOf()).toEqual(before);
  const { data } = await world.call(listProjects, { query: { sort: 'mostBuilt' } });
  expect(data?.items.find(({ ProjectID }) => ProjectID === id)?.progress).toBe(39);
});
