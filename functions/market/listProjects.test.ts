import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { likeProject } from '#functions/projects/likeProject.ts';
import { prospects } from '#functions/projects/prospect.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { createMarketWorld } from '#functions/testing/marketWorld.ts';
import { publishEdit } from '#functions/testing/publishEdit.ts';
import { listFeaturedProjects } from './listFeaturedProjects.ts';

let world: Awaited<ReturnType<typeof createMarketWorld>>;

beforeAll(async () => {
  world = await createMarketWorld();
});
afterAll(() => world.close());

/** All projects in the order of their progress, in pages of a size. */
function byProgress(size: number): number[] {
  const progress = (one: number) => one % 50;
  const tens = (one: number) => Math.floor(progress(one) / 10);
  const listed = world.numbers.toSorted((one, other) => tens(other) - tens(one) || other - one);
  return Array.from({ length: Math.ceil(listed.length / size) }, (_, page) =>
    listed
      .slice(page * size, (page + 1) * size)
      .toSorted((one, other) => progress(other) - progress(one) || other - one),
  ).flat();
}

describe('the market', () => {
  test('lists each project once, newest first, in two requests per page', async () => {
    const { found, costs } = await world.listAll({});
    expect(found).toEqual(world.numbers.toReversed());
    expect(costs).toEqual([3, 2, 2, 2]); // the first call of all looks for a snapshot
  });

  test('returns the requested number of projects per page, 20 by default', async () => {
    expect((await world.list({ limit: 10 })).items).toHaveLength(10);
    expect((await world.list()).items).toHaveLength(20);
  });

  test('sorts by tens of percent of the progress, and each page by the progress itself', async () => {
    const { found } = await world.listAll({ sort: 'mostBuilt' });
    expect(found).toEqual(byProgress(20));
  });

  test('sorts by end date, with ended projects last', async () => {
    const ending = world.numbers.toSorted((one, other) => ((one * 7) % 65) - ((other * 7) % 65));
    expect((await world.listAll({ sort: 'endingSoon' })).found).toEqual(ending);
    world.clock.set('2026-12-11T12:00:00.000Z');
    const { found } = await world.listAll({ sort: 'endingSoon' });
    world.clock.set('2026-11-20T14:00:00.000Z');
    expect(found).toEqual([...ending.slice(10), ...ending.slice(0, 10).toReversed()]);
  });

  test('filters by any combination of country, status and skill at the same cost', async () => {
    const from = world.requests();
    expect((await world.list({ country: 'FR' })).found).toEqual(
      world.numbers
        .filter(one => one % 2)
        .toReversed()
        .slice(0, 20),
    );
    expect((await world.list({ skill: 'developers' })).found).toEqual([1, 0]);
    expect((await world.list({ skill: 'developers', country: 'GB' })).found).toEqual([0]);
    expect(
      (await world.list({ skill: 'writers', country: 'GB', status: 'approved', sort: 'mostBuilt' })).found,
    ).toEqual([0]);
    expect((await world.list({ status: 'completed' })).found).toEqual([]);
    expect(world.requests(from)).toBe(9); // nothing is read where nothing is found
  });

  test('shows the skills and names of open roles', async () => {
    const [shown] = (await world.list({ skill: 'writers' })).items ?? [];
    expect(shown?.skills).toEqual(['developers', 'writers']);
    expect(shown?.needs).toHaveLength(2);
  });
});

describe('search', () => {
  test('matches word prefixes, ignoring case and accents', async () => {
    expect((await world.listAll({ search: 'theatre', sort: 'newest' })).found).toEqual(
      world.numbers.filter(one => one % 5 === 1).toReversed(),
    );
    expect((await world.listAll({ search: 'THÉÂT' })).found).toHaveLength(13);
    expect((await world.listAll({ search: 'oeuv' })).found).toHaveLength(13);
    expect((await world.listAll({ search: 'œuv' })).found).toHaveLength(13);
    expect((await world.list({ search: 'ouvr' })).corrected).toBeUndefined();
  });

  test('finds a whole word of one or two letters', async () => {
    expect((await world.list({ search: '42' })).found).toEqual([42]);
    expect((await world.list({ search: '4' })).found).toEqual([4]);
  });

  test('distinguishes long words that share a prefix', async () => {
    expect((await world.listAll({ search: 'int' })).found).toHaveLength(26);
    expect((await world.listAll({ search: 'inte' })).found).toHaveLength(13);
    expect((await world.listAll({ search: 'international' })).found).toHaveLength(13);
    expect((await world.list({ search: 'internationales' })).found).toHaveLength(13); // its French plural
  });

  test('matches roles, short names and descriptions', async () => {
    expect((await world.list({ search: 'carpen' })).found).toEqual([1]);
    expect((await world.list({ search: 'ecrivain' })).found).toEqual([0]);
    expect((await world.listAll({ search: 'vegetables' })).found).toHaveLength(65);
  });

  test('requires every word and combines with filters and sorting', async () => {
    expect((await world.list({ search: 'number 42 oeuvre' })).found).toEqual([42]);
    expect((await world.list({ search: 'bakery 42' })).found).toEqual([]);
    expect((await world.listAll({ search: 'bakery', country: 'FR', sort: 'newest' })).found).toEqual(
      world.numbers.filter(one => one % 5 === 0 && one % 2).toReversed(),
    );
    expect((await world.listAll({ search: 'number roof', sort: 'mostBuilt', limit: 7 })).found).toEqual(
      byProgress(7),
    );
  });

  test('finds nothing for punctuation and everything for whitespace', async () => {
    expect((await world.list({ search: '!!!' })).found).toEqual([]);
    expect((await world.list({ search: '   ' })).found).toHaveLength(20);
  });

  test('costs two requests, whatever is asked for', async () => {
    for (const search of ['bakery', 'baker', 'number bakery', '"number 4" OR -théâtre', 'number bakeryy']) {
      const from = world.requests();
      await world.list({ search, country: 'FR,GB', skill: 'developers,writers', status: 'approved' });
      expect([search, world.requests(from) <= 2]).toEqual([search, true]);
    }
  });
});

describe('the cursor', () => {
  test('is refused if forged or taken from another list', async () => {
    const { cursor } = await world.list();
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect((await world.list({ cursor, sort: 'mostBuilt' })).code).toBe('INVALID_CURSOR');
    expect((await world.list({ cursor, search: 'bakery' })).code).toBe('INVALID_CURSOR');
    for (const wrong of ['x', '!!', made(null), made({ list: 'x' }), made([1])])
      expect((await world.list({ cursor: wrong })).code).toBe('INVALID_CURSOR');
  });

  test('remains valid after the project it points to is deleted', async () => {
    const id = await world.samples.published(world.owner, { name: 'Soon gone', progress: 100 });
    await world.runStream();
    const page = await world.list({ sort: 'mostBuilt', limit: 1 });
    expect(page.items[0]?.ProjectID).toBe(id);
    await world.call(deleteProject, { ProjectID: id }, { as: world.owner });
    await world.runStream();
    const { found } = await world.list({ sort: 'mostBuilt', limit: 2, cursor: page.cursor });
    expect(found).toEqual([49, 48]);
  });
});

test.each([
  { sort: 'best' },
  { country: 'DE' },
  { status: 'submitted' },
  { skill: 'wizards' },
  { limit: 0 },
  { limit: 101 },
  { skill: 'developers,' },
  { country: 'GB;FR' },
  { language: 'en,de' },
  { search: 'x'.repeat(201) },
  { cursor: 'x'.repeat(2001) },
])('refuses %j', async query => {
  expect((await world.list(query)).code).toBe('VALIDATION_FAILED');
});

describe('the market is updated', () => {
  const matches = async (search: string) => (await world.listAll({ search })).found.length;

  test('when a project is renamed, loses a role or is deleted', async () => {
    const id = await world.samples.published(world.owner, { name: 'Zeppelin hangar', country: 'ES' });
    const role = await world.addRole(id, 'makers', 'Riveter');
    await world.runStream();
    expect([
      await matches('zepp'),
      await matches('rivet'),
      (await world.list({ skill: 'makers' })).items.length,
    ]).toEqual([1, 1, 1]);

    await publishEdit(world, { ProjectID: id, owner: world.owner }, { name: 'Quiet library' });
    await world.table.write(Step.remove(prospects.key(id, role)));
    await world.runStream();
    expect([await matches('zepp'), await matches('quiet'), await matches('rivet')]).toEqual([0, 1, 0]);
    expect((await world.list({ skill: 'makers' })).items).toEqual([]);
    expect((await world.list()).counts).toMatchObject({ projects: 66, rolesOpen: 3, country: { ES: 1 } });

    await world.call(deleteProject, { ProjectID: id }, { as: world.owner });
    expect((await world.list({ country: 'ES' })).items).toEqual([]);
    await world.runStream();
    expect(await matches('quiet')).toBe(0);
    expect((await world.list()).counts).toMatchObject({ projects: 65 });
  });
});

describe('featured projects', () => {
  test('are the six trending ones, with the counts of the market, in three requests', async () => {
    const liker = await world.samples.person();
    const [lead, second] = [world.projectId(3), world.projectId(5)];
    await world.table.write(stats.add(lead, 'a', { raised: 120_00, supporters: 2 }));
    await world.runStream();
    await world.table.write(stats.add(lead, 'a', { raised: 10_00, supporters: 1 }));
    await world.call(likeProject, { ProjectID: second, body: { liked: true } }, { as: liker });
    await world.runStream();

    const from = world.requests();
    const { data } = await world.call(listFeaturedProjects, {});
    expect(world.requests(from)).toBe(3);
    expect(data?.items).toHaveLength(6);
    expect(data?.items[0]).toMatchObject({ ProjectID: lead, raised: 130_00, supporters: 3 });
    expect(data?.counts).toMatchObject({ projects: 65, raised: { EUR: 130_00 } });
  });
});
