import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#shared/days.ts';
import { createRolesWorld } from './testing/rolesWorld.ts';

let world: Awaited<ReturnType<typeof createRolesWorld>>;

beforeAll(async () => {
  world = await createRolesWorld();
});
afterAll(() => world.close());

describe('open roles', () => {
  test('are listed newest first, with what they ask for and where they are', async () => {
    const { items } = await world.list();
    expect(items).toMatchObject([
      { PersonType: 'Carpintera', country: 'ES', city: 'Valencia', language: 'es' },
      {
        PersonType: 'Traducteur·rice',
        hoursPerWeek: 2,
        workplace: 'either',
        applyBy: addDays(world.today, 5),
      },
      {
        PersonType: 'Web developer',
        projectName: 'A garden on the roof',
        hoursPerWeek: 10,
        workplace: 'remote',
        starterTask: { Title: 'Sketch a bed' },
        owner: { UserID: world.garden.owner },
      },
      { PersonType: 'Gardener', country: 'GB', city: 'Hexham' },
    ]);
  });

  test.each([
    ['developer', ['Web developer']],
    ['gardening', ['Gardener', 'Web developer']],
    ['traductrice', ['Traducteur·rice']],
    ['traduire abeilles', ['Traducteur·rice']],
    ['carpinteras', ['Carpintera']],
    ['madera molino', ['Carpintera']],
    ['writer Brest', ['Traducteur·rice']],
    ['télétravail', ['Traducteur·rice', 'Web developer']],
    ['Ada Stone', ['Gardener', 'Web developer']],
    ['roof -developer', ['Gardener']],
    ['"build the page"', ['Web developer']],
    ['Espagne', ['Carpintera']],
    ['zzzzzz', []],
    ['"', []],
    ['OR AND NOT ( ) * : ^', []],
  ])('are found by %s', async (search, expected) => {
    expect((await world.names({ search })).toSorted()).toEqual(expected);
  });

  test('answer any two hundred characters', async () => {
    for (const search of ['"'.repeat(200), '-a '.repeat(66), 'é·œ ß'.repeat(40), '* '.repeat(100)])
      expect((await world.list({ search })).code, search).toBeUndefined();
  });

  test('are found in spite of errors, which are named', async () => {
    const { names: found, corrected } = await world.list({ search: 'gardner' });
    expect([found[0], corrected]).toEqual(['Gardener', 'gardener']);
    expect(await world.list({ search: 'carpintra molno' })).toMatchObject({
      names: ['Carpintera'],
      corrected: 'carpintera molino',
    });
  });

  test.each([
    [{ skill: 'makers' }, ['Carpintera', 'Gardener']],
    [{ skill: 'makers,developers' }, ['Carpintera', 'Web developer', 'Gardener']],
    [{ skill: 'makers', country: 'GB' }, ['Gardener']],
    [{ language: 'fr,es' }, ['Carpintera', 'Traducteur·rice']],
    [{ workplace: 'remote' }, ['Traducteur·rice', 'Web developer']],
    [{ workplace: 'onSite' }, ['Traducteur·rice', 'Gardener']],
    [{ hours: '5' }, ['Traducteur·rice', 'Gardener']],
    [{ hours: '2' }, ['Traducteur·rice']],
    [{ starterTask: 'yes' }, ['Web developer']],
    [{ starterTask: 'yes', workplace: 'onSite' }, []],
    [{ sort: 'closingSoon' }, ['Traducteur·rice', 'Web developer', 'Carpintera', 'Gardener']],
    [{ search: 'roof', hours: '5', workplace: 'onSite' }, ['Gardener']],
  ])('are filtered and ordered by %o', async (query, expected) => {
    expect(await world.names(query)).toEqual(expected);
  });

  test('are counted exactly for each option, and without each filter', async () => {
    const { counts } = await world.list({ skill: 'makers', workplace: 'remote' });
    expect(counts).toMatchObject({
      roles: 4,
      matching: 0,
      matchingWords: 4,
      skill: { makers: 0, developers: 1, writers: 1 },
      workplace: { remote: 0, onSite: 1 },
      without: { skill: 2, workplace: 2 },
    });
    expect((await world.list()).counts).toMatchObject({
      hours: { 2: 1, 5: 2, 10: 3, 20: 3 },
      starterTask: { yes: 1 },
      country: { GB: 2, FR: 1, ES: 1, US: 0 },
    });
  });

  test('of one person are listed alone, with words too', async () => {
    expect(await world.names({ owner: world.garden.owner })).toEqual(['Web developer', 'Gardener']);
    expect(await world.list({ owner: world.garden.owner, search: 'web' })).toMatchObject({
      names: ['Web developer'],
      counts: { matchingWords: 1 },
    });
    expect(await world.names({ owner: world.applicant })).toEqual([]);
  });

  test('come in full pages, each for two requests', async () => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const from = world.requests();
      const page = await world.list({ limit: 3, ...(cursor && { cursor }) });
      expect(world.requests(from)).toBeLessThanOrEqual(2);
      found.push(...page.names);
      ({ cursor } = page);
    } while (cursor);
    expect(found).toEqual(['Carpintera', 'Traducteur·rice', 'Web developer', 'Gardener']);
    const first = await world.list({ limit: 3 });
    expect((await world.list({ limit: 3, cursor: first.cursor, skill: 'makers' })).code).toBe(
      'INVALID_CURSOR',
    );
  });
});
