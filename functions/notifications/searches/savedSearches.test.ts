import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseBelongings } from '#functions/deletion/eraseBelongings.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { caps } from '#shared/caps.ts';
import type { SearchToSave } from '#shared/entities/savedSearch.ts';
import { SavedSearchID, type UserID } from '#shared/ids.ts';
import { searchNameLength } from '#shared/notificationSettings.ts';
import { deleteSavedSearch } from './deleteSavedSearch.ts';
import { listSavedSearches } from './listSavedSearches.ts';
import { savedSearches } from './savedSearches.store.ts';
import { saveSearch } from './saveSearch.ts';
import { aNewSearch, forWords } from './testing/aSearch.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const anId = () => SavedSearchID.parse(world.deps.newId());
const save = (as: UserID, body: SearchToSave, id = anId()) =>
  world.call(saveSearch, { SavedSearchID: id, body }, { as });
const listOf = async (as: UserID) =>
  (await world.call(listSavedSearches, {}, { as })).data?.items.map(({ name }) => name);
const remove = (as: UserID, SavedSearchID: SavedSearchID) =>
  world.call(deleteSavedSearch, { SavedSearchID }, { as });
const saved = async (as: UserID, search: string) => {
  const { data } = await save(as, aNewSearch(search));
  if (!data) throw new Error(`The search for ${search} was not saved.`);
  return data;
};

test('a search is saved with its words, filters and choice, and listed to its person only', async () => {
  const [ada, bob] = [await world.user(), await world.user()];
  expect(await listOf(ada)).toEqual([]);
  const query = forWords('tidal energy', { country: ['GB', 'FR', 'GB'], skill: ['developers'] });
  const { data } = await save(ada, aNewSearch('', { name: '  Tides  ', query, frequency: 'weekly' }));
  expect(data).toMatchObject({
    name: 'Tides',
    query: { search: 'tidal energy', country: expect.arrayContaining(['FR', 'GB']), status: [] },
    frequency: 'weekly',
    inApp: true,
    email: true,
  });
  expect(data?.query.country).toHaveLength(2);
  await save(ada, aNewSearch('bread'));
  expect(await listOf(ada)).toEqual(['bread', 'Tides']);
  expect(await listOf(bob)).toEqual([]);
});

test('a search of roles is another one than that of projects for the same words', async () => {
  const ada = await world.user();
  await save(ada, aNewSearch('baker', { name: 'Projects' }));
  const { data } = await save(
    ada,
    aNewSearch('', {
      name: 'Roles',
      query: forWords('baker', { list: 'roles', workplace: ['remote'], hours: ['5'] }),
    }),
  );
  expect(data?.query).toMatchObject({ list: 'roles', search: 'baker', workplace: ['remote'], hours: ['5'] });
  expect(await listOf(ada)).toEqual(['Roles', 'Projects']);
});

test('the same search is saved once, by two clicks at the same time too', async () => {
  const ada = await world.user();
  const answers = await Promise.all([save(ada, aNewSearch('bread')), save(ada, aNewSearch('bread'))]);
  const again = await save(ada, aNewSearch('bread', { name: 'Another name' }));
  expect(new Set([...answers, again].map(({ data }) => data?.SavedSearchID)).size).toBe(1);
  expect(await listOf(ada)).toEqual(['bread']);
});

test('two tabs that save different searches at the same time lose none', async () => {
  const ada = await world.user();
  const answers = await Promise.all(['one', 'two', 'three'].map(words => save(ada, aNewSearch(words))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await listOf(ada))?.toSorted()).toEqual(['one', 'three', 'two']);
});

test('a search is renamed and told otherwise, and looks for the same as before', async () => {
  const ada = await world.user();
  const { SavedSearchID: id, createdAt } = await saved(ada, 'bread');
  world.clock.add({ minutes: 1 });
  const change = aNewSearch('cake', { name: 'Bakeries', email: false });
  expect((await save(ada, change, id)).data).toMatchObject({
    SavedSearchID: id,
    name: 'Bakeries',
    query: { search: 'bread' },
    email: false,
    inApp: true,
    frequency: 'daily',
    createdAt,
  });
  expect(await listOf(ada)).toEqual(['Bakeries']);
});

test('a search is deleted, again too, and can be saved again under its id', async () => {
  const ada = await world.user();
  const { SavedSearchID: id } = await saved(ada, 'bread');
  expect((await remove(ada, id)).status).toBe(204);
  expect((await remove(ada, id)).status).toBe(204);
  expect(await listOf(ada)).toEqual([]);
  expect((await save(ada, aNewSearch('bread'), id)).data?.SavedSearchID).toBe(id);
});

test('a person has at most twenty, and is told so', async () => {
  const ada = await world.user();
  for (let number = 1; number <= caps.savedSearches; number++) await saved(ada, `word ${number}`);
  expect(await save(ada, aNewSearch('one more'))).toMatchObject({
    status: 403,
    code: 'SEARCH_LIMIT_REACHED',
    envelope: { data: { max: 20 } },
  });
  expect((await save(ada, aNewSearch('word 7'))).status).toBe(200);
  expect(await listOf(ada)).toHaveLength(20);
});

test('the searches of a person go with their account', async () => {
  const ada = await world.user();
  await saved(ada, 'bread');
  await eraseBelongings(world.table, ada);
  expect(await world.table.get(savedSearches.key(ada))).toBeUndefined();
});

describe('is refused', () => {
  const bodies: Record<string, object> = {
    'a search for nothing': aNewSearch(' '),
    'a name that shows nothing': aNewSearch('bread', { name: '\u200b' }),
    'a name that is too long': aNewSearch('bread', { name: 'x'.repeat(searchNameLength + 1) }),
    'words that are too long': aNewSearch('x'.repeat(201)),
    'an unknown country': { ...aNewSearch('bread'), query: { ...forWords('bread'), country: ['XX'] } },
    'a filter that only another list has': {
      ...aNewSearch('bread'),
      query: { ...forWords('bread'), workplace: ['remote'] },
    },
    'a filter of projects for roles': {
      ...aNewSearch('bread'),
      query: { ...forWords('bread', { list: 'roles' }), status: ['halted'] },
    },
    'an unknown list': { ...aNewSearch('bread'), query: { ...forWords('bread'), list: 'people' } },
    'an unknown frequency': { ...aNewSearch('bread'), frequency: 'immediate' },
  };
  test.each(Object.entries(bodies))('%s', async (_, body) => {
    const ada = await world.user();
    const { status, code } = await world.callWith(saveSearch, { SavedSearchID: anId(), body }, { as: ada });
    expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  });
});

test('a search of somebody else is neither changed nor deleted', async () => {
  const [ada, bob] = [await world.user(), await world.user()];
  const { SavedSearchID: id } = await saved(ada, 'bread');
  await save(bob, aNewSearch('bread', { name: 'Mine' }), id);
  expect([await listOf(ada), await listOf(bob)]).toEqual([['bread'], ['Mine']]);
  await remove(bob, id);
  expect([await listOf(ada), await listOf(bob)]).toEqual([['bread'], []]);
});
