import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateProject } from '#functions/projects/updateProject.ts';
import { createMarketWorld } from '#functions/testing/marketWorld.ts';
import type { ProjectID } from '#shared/ids.ts';

let world: Awaited<ReturnType<typeof createMarketWorld>>;
/** Published after the 25 of the market: Spanish projects in Spain, then French ones in Spain, two each. */
const added: ProjectID[] = [];

beforeAll(async () => {
  world = await createMarketWorld({ size: 25 });
  for (const language of ['es', 'es', 'fr', 'fr'] as const) {
    world.clock.add({ minutes: 1 });
    added.push(
      await world.samples.published(world.owner, { name: 'Molino', country: 'ES', language, progress: 20 }),
    );
  }
  for (const id of added) await world.addRole(id, 'makers', 'Riveter');
  await world.runStream();
});
afterAll(() => world.close());

/** The projects that a list finds, by id. */
const idsOf = (page: { items: { ProjectID: ProjectID }[] }) => page.items.map(({ ProjectID }) => ProjectID);

describe('several values of a filter', () => {
  test('match projects with any of them, in order, each once', async () => {
    const all = await world.listAll({ country: 'GB,ES', limit: 10 });
    const british = world.numbers.filter(one => one % 2 === 0).toReversed();
    expect(all.found).toEqual([-1, -1, -1, -1, ...british]);

    const roles = await world.list({ skill: 'developers,writers' });
    expect(roles.found).toEqual([1, 0]);
  });

  test('continue by a cursor without gaps or repetitions, in each order and with each page size', async () => {
    const expected = {
      newest: world.numbers.toReversed(),
      mostBuilt: world.numbers.toSorted((one, other) => other - one),
      endingSoon: world.numbers.toSorted((one, other) => ((one * 7) % 25) - ((other * 7) % 25)),
    };
    for (const sort of ['newest', 'mostBuilt', 'endingSoon'] as const)
      for (const limit of [1, 7, 100]) {
        const { found } = await world.listAll({ country: 'FR,GB', status: 'approved,halted', sort, limit });
        expect([sort, limit, found]).toEqual([sort, limit, expected[sort]]);
      }
  });

  test('list ended projects after running ones across all lists', async () => {
    const ending = world.numbers.toSorted((one, other) => ((one * 7) % 25) - ((other * 7) % 25));
    world.clock.set('2026-12-11T12:00:00.000Z');
    const { found } = await world.listAll({ sort: 'endingSoon', country: 'GB,FR', limit: 9 });
    world.clock.set('2026-11-20T14:00:00.000Z');
    expect(found).toEqual([...ending.slice(10), ...ending.slice(0, 10).toReversed()]);
  });

  test('mean the same in any order, and all values the same as none', async () => {
    const first = await world.list({ country: 'GB,FR', limit: 5 });
    const second = await world.list({ country: 'FR,GB', limit: 5, cursor: first.cursor });
    expect(second.found).toEqual([19, 18, 17, 16, 15]);
    expect(await world.list({ country: 'US,GB,FR,ES', language: 'fr,en,es' })).toMatchObject({
      found: (await world.list()).found,
    });
  });

  test('cost two requests in any number and combination', async () => {
    const costOf = async (query: object) => {
      const from = world.requests();
      await world.list(query);
      return world.requests(from);
    };
    expect(await costOf({})).toBe(2);
    for (const query of [{ country: 'FR' }, { status: 'approved' }, { skill: 'developers' }])
      expect(await costOf(query)).toBe(2);
    expect(await costOf({ country: 'FR,GB', status: 'approved,completed' })).toBe(2);
    expect(await costOf({ language: 'fr', country: 'ES,FR,GB', skill: 'makers,writers' })).toBe(2);
  });

  test('may be all there are', async () => {
    const all = {
      skill: 'developers,designers,writers,makers,artists,organisers,others',
      country: 'FR,GB,ES',
      status: 'approved,halted',
      language: 'en,fr',
    };
    const { found, counts } = await world.list(all);
    expect(found).toEqual([-1, -1, 1, 0]);
    expect(counts).toMatchObject({ matching: 4, without: { language: 6, skill: 27 } });
  });

  test('apply to the results of a search', async () => {
    const { found } = await world.listAll({ search: 'bakery', country: 'FR,ES', limit: 3, sort: 'newest' });
    expect(found).toEqual(world.numbers.filter(one => one % 5 === 0 && one % 2).toReversed());
    expect(idsOf(await world.list({ search: 'molino', language: 'fr,en' }))).toEqual(
      added.slice(2).toReversed(),
    );
  });
});

describe('the language', () => {
  test('is that of the project’s texts, alone and with any other filter', async () => {
    expect(idsOf(await world.list({ language: 'es' }))).toEqual(added.slice(0, 2).toReversed());
    expect(idsOf(await world.list({ language: 'es,fr' }))).toEqual(added.toReversed());
    expect(idsOf(await world.list({ language: 'fr', skill: 'makers', status: 'approved' }))).toEqual(
      added.slice(2).toReversed(),
    );
    expect((await world.list({ language: 'fr', country: 'FR' })).items).toEqual([]);
  });

  test('changes with the project', async () => {
    const [id] = added;
    const change = { language: 'en' as const };
    await world.call(updateProject, { ProjectID: id!, body: { change } }, { as: world.owner });
    await world.runStream();
    expect(idsOf(await world.list({ language: 'es' }))).toEqual([added[1]]);
    expect((await world.list({ country: 'ES' })).counts).toMatchObject({
      matching: 4,
      language: { en: 1, es: 1, fr: 2 },
    });

    await world.call(
      updateProject,
      { ProjectID: id!, body: { change: { language: 'es' } } },
      { as: world.owner },
    );
    await world.runStream();
    expect((await world.list({ country: 'ES' })).counts).toMatchObject({
      language: { en: 0, es: 2, fr: 2 },
    });
  });
});

describe('the counts', () => {
  test('without filters are those of the whole market', async () => {
    expect((await world.list()).counts).toEqual({
      projects: 29,
      rolesOpen: 7,
      matching: 29,
      matchingWords: 29,
      country: { GB: 13, FR: 12, ES: 4, US: 0 },
      language: { en: 25, fr: 2, es: 2 },
      status: { approved: 29, 'in-development': 0, halted: 0, abandoned: 0, completed: 0 },
      skill: { developers: 2, designers: 0, writers: 1, makers: 4, artists: 0, organisers: 0, others: 0 },
      without: {},
    });
  });

  test('of an option respect the filters of the other groups', async () => {
    const { counts, items } = await world.list({ country: 'ES,GB', skill: 'makers' });
    expect(counts).toMatchObject({
      projects: 29,
      matching: 4,
      country: { GB: 0, FR: 0, ES: 4, US: 0 },
      language: { en: 0, fr: 2, es: 2 },
      skill: { developers: 1, writers: 1, makers: 4 },
    });
    expect(items).toHaveLength(4);
  });

  test('are exact with overlapping skills and with words', async () => {
    expect((await world.list({ skill: 'developers,writers' })).counts).toMatchObject({
      projects: 29,
      matching: 2,
      country: { GB: 1, FR: 1, ES: 0, US: 0 },
      skill: { developers: 2, writers: 1 },
      without: { skill: 29 },
    });
    expect((await world.list({ search: 'bakery', country: 'FR' })).counts).toMatchObject({
      projects: 29,
      matching: 2,
      matchingWords: 5,
      country: { GB: 3, FR: 2, ES: 0, US: 0 },
      without: { country: 5 },
    });
  });
});
