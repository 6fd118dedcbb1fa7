import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { leaveTeam } from '#functions/teams/leaveTeam.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { listAuthors } from './listAuthors.ts';

let world: World;
let maren: UserID;
let lucia: UserID;
let theo: UserID;

beforeAll(async () => {
  world = await createWorld();
  maren = await world.user({
    username: 'maren',
    firstName: 'Maren',
    lastName: 'Vestergaard',
    city: 'Falmouth',
    country: 'GB',
    about: 'I measure tides with cheap sensors.',
    writtenIn: 'en',
    planTypeId: 'premium',
    contributionPoints: 5_120,
    registrationDate: '2026-02-01T00:00:00.000Z',
  });
  lucia = await world.user({
    username: 'lucia',
    firstName: 'Lucía',
    lastName: 'Ferrer Robledo',
    city: 'Valencia',
    country: 'ES',
    about: 'Dibujo puertos y barcas con tinta.',
    writtenIn: 'es',
    contributionPoints: 730,
    availableHours: '5',
    registrationDate: '2026-03-01T00:00:00.000Z',
  });
  theo = await world.user({
    username: 'theo',
    firstName: 'Théo',
    lastName: 'Marchand',
    city: 'Lille',
    country: 'FR',
    bio: 'Jardinier le week-end, je répare des vélos.',
    writtenIn: 'fr',
    contributionPoints: 0,
    registrationDate: '2026-04-01T00:00:00.000Z',
  });
  await world.runStream();
});
afterAll(() => world.close());
beforeEach(() => world.runStream());

type Query = Record<string, unknown>;

const find = async (query: Query = {}, as?: UserID) => {
  const { data, code } = await world.call(listAuthors, { query }, as ? { as } : {});
  if (!data) throw new Error(code);
  return data;
};
const names = async (query: Query = {}, as?: UserID) =>
  (await find(query, as)).items.map(({ username }) => username);

describe('people', () => {
  test('of whom nothing is known come last, until they say something', async () => {
    const blank = await world.user({ username: 'blank', registrationDate: '2026-05-01T00:00:00.000Z' });
    await world.runStream();
    expect(await names({ sort: 'newest' })).toEqual(['theo', 'lucia', 'maren', 'blank']);
    await world.call(updateMe, { body: { about: 'I keep bees on the roof of a school.' } }, { as: blank });
    await world.runStream();
    expect(await names({ sort: 'newest' })).toEqual(['blank', 'theo', 'lucia', 'maren']);
    await world.table.write(Step.update(authors.key(blank), { status: 'banned' }));
    await world.runStream();
  });

  test.each([
    ['robledo', ['lucia']],
    ['FERR', ['lucia']],
    ['theo', ['theo']],
    ['vélo', ['theo']],
    ['jardin', ['theo']],
    ['sensor', ['maren']],
    ['tide falmouth', ['maren']],
    ['espagne', ['lucia']],
    ['falmouth -tides', []],
    ['"cheap sensors"', ['maren']],
  ])('are found by “%s”', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  test('are found by the time that they have, at least as much as is asked for', async () => {
    expect((await find({ hours: '2' })).items).toMatchObject([{ UserID: lucia, availableHours: '5' }]);
    expect((await find({ hours: '5' })).counts).toMatchObject({ matching: 1, hours: { 2: 1, 5: 1, 10: 0 } });
    expect((await find({ hours: '10' })).items).toEqual([]);
  });

  test.each(['maren ve', 've maren', 'lucía fe', 'ferrer lu'])(
    'are found by words that have only been begun: %s',
    async search => {
      expect(await names({ search })).toEqual([search.includes('ve') ? 'maren' : 'lucia']);
    },
  );

  test('are found although a letter is wrong, and the words are said as they are written', async () => {
    const { items, corrected } = await find({ search: 'vestergard' });
    expect(items.map(({ username }) => username)).toEqual(['maren']);
    expect(corrected).toBe('vestergaard');
  });

  test('are filtered and counted by country, language and points', async () => {
    expect(await names({ country: 'FR,ES' })).toEqual(['theo', 'lucia']);
    expect(await names({ language: 'es' })).toEqual(['lucia']);
    const { items, counts } = await find({ level: '500', country: 'ES' });
    expect(items.map(({ username }) => username)).toEqual(['lucia']);
    expect(counts).toMatchObject({
      matching: 1,
      matchingWords: 3,
      country: { GB: 1, ES: 1, FR: 0 },
      level: { 500: 1, 2000: 0, 5000: 0 },
      without: { country: 2, level: 1 },
    });
  });

  test('come newest first, or by points, in pages', async () => {
    expect(await names()).toEqual(['theo', 'lucia', 'maren']);
    const first = await find({ sort: 'points', limit: 2 });
    expect(first.items.map(({ username }) => username)).toEqual(['maren', 'lucia']);
    expect(await names({ sort: 'points', limit: 2, cursor: first.cursor })).toEqual(['theo']);
  });

  test('have the skills of their roles while they are in the team', async () => {
    const project = await projectWithRoles(world, maren, { country: 'GB', language: 'en' });
    await project.accept(maren, await project.apply(lucia, await project.role('Illustrator')));
    await world.runStream();
    const [found] = (await find({ search: 'robledo' })).items;
    expect(found?.skills).toHaveLength(1);
    const skill = found?.skills[0];
    expect(await names({ skill })).toEqual(['lucia']);
    await world.call(leaveTeam, { ProjectID: project.ProjectID }, { as: lucia });
    await world.runStream();
    expect(await names({ skill })).toEqual([]);
  });

  test('have the skills that they say they have', async () => {
    await world.call(updateMe, { body: { skills: ['writers', 'makers'] } }, { as: theo });
    await world.runStream();
    expect(await names({ skill: 'makers' })).toEqual(['theo']);
    await world.call(updateMe, { body: { skills: ['writers'] } }, { as: theo });
    await world.runStream();
    expect(await names({ skill: 'makers' })).toEqual([]);
    expect((await find({ search: 'theo' })).items[0]?.skills).toEqual(['writers']);
    await world.call(updateMe, { body: { skills: [] } }, { as: theo });
    await world.runStream();
  });

  test('follow their profile', async () => {
    await world.call(updateMe, { body: { city: 'Roscoff' } }, { as: theo });
    await world.runStream();
    expect(await names({ search: 'roscoff' })).toEqual(['theo']);
    expect(await names({ search: 'lille' })).toEqual([]);
  });
});

describe('people who do not want to be found', () => {
  test('are gone from the page at once, and from the numbers with the stream', async () => {
    await world.call(updateMe, { body: { suggested: false } }, { as: lucia });
    expect(await names({ search: 'robledo' })).toEqual([]);
    await world.runStream();
    expect((await find()).counts.matching).toBe(2);
    await world.call(updateMe, { body: { suggested: true } }, { as: lucia });
    await world.runStream();
    expect(await names({ search: 'robledo' })).toEqual(['lucia']);
  });

  test.each(['banned', 'deleted', 'unconfirmed'] as const)(
    'or are %s are neither found nor counted',
    async status => {
      await world.table.write(Step.update(authors.key(theo), { status }));
      expect(await names()).not.toContain('theo');
      await world.runStream();
      expect((await find()).counts.matching).toBe(2);
      await world.table.write(Step.update(authors.key(theo), { status: 'active' }));
      await world.runStream();
      expect(await names()).toContain('theo');
    },
  );
});

test('People see nobody whom they have blocked, and are not shown to them', async () => {
  await world.call(blockContact, { ContactedUserID: maren }, { as: theo });
  await world.runStream();
  const seen = await find({}, theo);
  expect(seen.items.map(({ username }) => username)).toEqual(['theo', 'lucia']);
  expect(seen.counts).toMatchObject({ matching: 2, country: { GB: 0 } });
  expect(await names({}, maren)).toEqual(['lucia', 'maren']);
  expect(await names()).toEqual(['theo', 'lucia', 'maren']);
});

test.each([
  '¡!…—(){}[]*^":\\',
  'AND OR NOT NEAR("a" "b")',
  'name:maren OR *',
  '😀'.repeat(100),
  'ไม่มีใครอยู่ที่นี่'.repeat(10),
  'עברית العربية 中文',
  'wort '.repeat(40).trim(),
  '-',
  '"',
  '%_\u0000;--',
])('any text is answered: %j', async search => {
  const { status } = await world.call(listAuthors, { query: { search } });
  expect(status).toBe(200);
});
