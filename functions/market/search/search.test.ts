import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateMe } from '#functions/authors/updateMe.ts';
import { createMarketWorld } from '#functions/testing/marketWorld.ts';
import type { ProjectID } from '#shared/ids.ts';

let world: Awaited<ReturnType<typeof createMarketWorld>>;
let mill: ProjectID;
let apiary: ProjectID;

beforeAll(async () => {
  world = await createMarketWorld({ size: 5 });
  const owner = await world.samples.person({ firstName: 'Lucía', lastName: 'Peña Ferrer', city: 'Valencia' });
  mill = await world.samples.published(owner, {
    name: 'El molino de agua',
    shortName: 'Molino',
    description: 'Restauramos un molino de agua con las vecinas de la Straße 12, l’été comme l’hiver.',
    details: 'Moleremos trigo viejo. Véase https://wheelwright.example/hydropower cuando haya luz.',
    country: 'ES',
    language: 'es',
  });
  const beekeeper = await world.samples.person({ firstName: 'Zoé', lastName: 'Martin', city: 'Brest' });
  apiary = await world.samples.published(beekeeper, {
    name: 'Le rucher-école des toits',
    shortName: 'Rucher-école',
    description: 'Apprendre à élever des abeilles au-dessus du marché, à vélo.',
    language: 'fr',
  });
  await world.addRole(apiary, 'designers', 'Traducteur·rice');
  await world.runStream();
});
afterAll(() => world.close());

const found = async (search: string, query: object = {}) =>
  (await world.list({ search, ...query })).items.map(({ ProjectID }) => ProjectID);

describe('a project is found', () => {
  test.each([
    // any order, beginnings, other forms
    'agua molino',
    'moli',
    'molinos',
    'restaurar molino',
    // accents, cases, ligatures, other spellings of a letter
    'MOLINO',
    'strasse',
    'STRASSE 12',
    'ete hiver',
    // elisions, apostrophes and words that mean nothing by themselves
    "l'été",
    'lʼété',
    'el molino del agua',
    'un molino con agua',
    // its owner and its place, alone and with other words
    'Lucía Peña',
    'pena ferrer',
    'Valencia',
    'molino Valencia',
    'molino España',
    'molino Espagne',
    'Spain molino -windmill',
    // phrases of any quotation marks
    '"molino de agua"',
    '«molino de agua»',
    '“de agua” vecinas',
  ])('by %s', async search => {
    expect(await found(search)).toEqual([mill]);
  });

  test.each([
    'rucher ecole',
    'ruchers',
    'abeille',
    "d'abeilles",
    'velo',
    'vélos',
    'traducteur',
    'traductrices',
    'graphiste Brest',
    'designer Brest',
    'zoe martin',
  ])('by %s in French', async search => {
    expect(await found(search)).toContain(apiary);
  });

  test.each([
    ['“agua molino”', 'the words of a phrase are elsewhere'],
    ['molino -vecinas', 'it has a word that must not be there'],
    ['molino −"de agua"', 'it has words that must not be there'],
    ['hydropower', 'the word is in an address'],
    ['12 13', 'it has one of the numbers'],
  ])('not by %s: %s', async search => {
    expect(await found(search)).toEqual([]);
  });
});

describe('what nothing has is corrected, and said', () => {
  test.each([
    ['molinno', 'molino', () => mill],
    ['mloino agua', 'molino agua', () => mill],
    ['omlino', 'molino', () => mill],
    ['xmolino', 'molino', () => mill],
    ['restarramos', 'restauramos', () => mill],
    ['vélot', 'vélo', () => apiary],
    ['rucherécole', 'rucher école', () => apiary],
    ['abei lles', 'abeilles', () => apiary],
  ])('%s → %s', async (search, corrected, id) => {
    const page = await world.list({ search });
    expect([page.corrected, page.items[0]?.ProjectID]).toEqual([corrected, id()]);
    expect(page.counts).toMatchObject({ matching: 1 });
  });

  test('but not words that are known, short words and words that are like no other', async () => {
    for (const search of ['molino abeilles', 'mol', 'xylophone', 'ag', '9999'])
      expect((await world.list({ search })).corrected).toBeUndefined();
  });
});

test.each([
  '"',
  '""',
  '«',
  '" "',
  'NEAR(a b)',
  'molino NEAR agua',
  '*',
  '^',
  'name:',
  'a:b*',
  '-',
  '--',
  '- -',
  '-"',
  '"-',
  '(((',
  'AND',
  'NOT',
  'OR OR',
  "';--",
  '\\',
  '{name}: x',
  '+',
  '%_',
  '\u0000',
  '🐝',
  '👩‍👩‍👧',
  '数据',
  'العربية',
  '𝔣𝔬𝔬',
  'a\u0301',
  '\u202e\u200d',
  'x'.repeat(200),
  'x '.repeat(100).trim(),
  '"a" '.repeat(50).trim(),
  '-a '.repeat(66).trim(),
  'é'.repeat(200),
  `${'word'.repeat(2)} `.repeat(20).trim(),
])('%s is answered', async search => {
  const { status, counts } = await world.list({ search });
  expect([status, counts]).toMatchObject([200, { projects: 7 }]);
});

test('words that must not be there leave everything else', async () => {
  const { items, counts } = await world.list({ search: '-molino' });
  expect([items.length, counts]).toMatchObject([6, { matching: 6 }]);
});

test('the best match comes first, and other orders work with words too', async () => {
  const owner = await world.samples.person();
  const named = await world.samples.published(owner, { name: 'Kite festival', shortName: 'Kites' });
  world.clock.add({ minutes: 5 });
  const told = await world.samples.published(owner, {
    name: 'Wind week',
    description: 'A week of everything that flies, with a kite for each child.',
  });
  await world.runStream();
  expect(await found('kite')).toEqual([named, told]);
  expect(await found('kite', { sort: 'newest' })).toEqual([told, named]);
  expect(await found('kites', { sort: 'mostBuilt', country: 'FR' })).toEqual([told, named]);
});

test('a new name of the owner is found after the change, and the former one is not', async () => {
  const owner = await world.samples.person({ firstName: 'Quentin', lastName: 'Lamarche' });
  const id = await world.samples.published(owner, { name: 'Sundial' });
  await world.runStream();
  expect(await found('lamarche')).toEqual([id]);
  await world.call(updateMe, { body: { lastName: 'Delacour', city: 'Roscoff' } }, { as: owner });
  await world.runStream();
  expect(await Promise.all(['lamarche', 'delacour', 'sundial roscoff'].map(one => found(one)))).toEqual([
    [],
    [id],
    [id],
  ]);
});

test('each page continues where the last one ended, by relevance too', async () => {
  const all = await world.listAll({ search: 'number', limit: 100 });
  expect(all.found.toSorted()).toEqual([0, 1, 2, 3, 4]);
  expect((await world.listAll({ search: 'number', limit: 2 })).found).toEqual(all.found);
});
