import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { prospects } from '#functions/prospects/prospect.store.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { type ProjectID, ProspectID, type UserID } from '#shared/ids.ts';
import { type Skill } from '#shared/settings.ts';
import { handler as deleteProject } from './deleteProject.lambda.ts';
import { handler as likeProject } from './likeProject.lambda.ts';
import { handler as listFeaturedProjects } from './listFeaturedProjects.lambda.ts';
import { handler as listProjects } from './listProjects.lambda.ts';
import { handler as listUserProjects } from './listUserProjects.lambda.ts';
import { stats } from './stats.store.ts';
import { handler as updateProject } from './updateProject.lambda.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
const ids: ProjectID[] = [];
const words = ['Bakery', 'Théâtre', 'Œuvre', 'International choir', 'Intranet'];

beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  const [first, second] = [await samples.person(), await samples.person()];
  owner = first;
  const days = (number: number) =>
    new Date(Date.UTC(2026, 11, 1) + number * 864e5).toISOString().slice(0, 10);
  for (let number = 0; number < 65; number++) {
    world.clock.add({ minutes: 1 });
    ids.push(
      await samples.published(number < 40 ? first : second, {
        name: `${words[number % 5]} number ${number}`,
        country: number % 2 ? 'FR' : 'GB',
        progress: number % 50,
        endDate: days((number * 7) % 65),
      }),
    );
  }
  await addRole(ids[0], 'developers', 'Gardener');
  await addRole(ids[0], 'writers', 'Écrivain');
  await addRole(ids[1], 'developers', 'Carpenter');
  await world.runStream();
}, 240_000);
afterAll(() => world.close());

async function addRole(id: ProjectID | undefined, skill: Skill, PersonType: string): Promise<ProspectID> {
  if (!id) throw new Error('No project.');
  const role = ProspectID.parse(world.deps.newId());
  const item = {
    ProspectID: role,
    ProjectID: id,
    PersonType,
    Notes: 'You are the one.',
    skill,
    applicants: 0,
  };
  await world.table.write(Step.create(prospects.key(id, role), { ...item, createdAt: world.clock.now() }));
  return role;
}

const list = async (query: object = {}) => {
  const answer = await world.callWith(listProjects, { query });
  const {
    items = [],
    cursor,
    counts,
  } = Object(answer.data) as {
    items?: { ProjectID: ProjectID; name: string; skills: string[]; country: string }[];
    cursor?: string;
    counts?: Record<string, unknown>;
  };
  return { ...answer, items, cursor, counts, found: items.map(({ ProjectID }) => ids.indexOf(ProjectID)) };
};

async function walk(query: object): Promise<{ found: number[]; costs: number[] }> {
  const found: number[] = [];
  const costs: number[] = [];
  let cursor: string | undefined;
  do {
    const from = world.requests();
    const page = await list({ ...query, ...(cursor && { cursor }) });
    costs.push(world.requests(from));
    found.push(...page.found);
    ({ cursor } = page);
  } while (cursor);
  return { found, costs };
}

const numbers = Array.from({ length: 65 }, (_, number) => number);

describe('the market', () => {
  test('shows each project once, the newest first, two requests a page', async () => {
    const { found, costs } = await walk({});
    expect(found).toEqual(numbers.toReversed());
    expect(costs).toEqual([2, 2, 2, 2]);
  });

  test('shows 10 or 20 a page on choice', async () => {
    expect((await list({ limit: 10 })).items).toHaveLength(10);
    expect((await list()).items).toHaveLength(20);
  });

  test('sorts by what is built most', async () => {
    const { found } = await walk({ sort: 'mostBuilt' });
    expect(found).toEqual(numbers.toSorted((one, other) => (other % 50) - (one % 50) || other - one));
  });

  test('sorts by what ends soonest, and shows what has ended last', async () => {
    const ending = numbers.toSorted((one, other) => ((one * 7) % 65) - ((other * 7) % 65));
    expect((await walk({ sort: 'endingSoon' })).found).toEqual(ending);
    world.clock.set('2026-12-11T12:00:00.000Z');
    const { found } = await walk({ sort: 'endingSoon' });
    world.clock.set('2026-11-20T14:00:00.000Z');
    expect(found).toEqual([...ending.slice(10), ...ending.slice(0, 10).toReversed()]);
  });

  test('narrows by country, state and field of work in any combination, at the same cost', async () => {
    const from = world.requests();
    expect((await list({ country: 'FR' })).found).toEqual(
      numbers
        .filter(one => one % 2)
        .toReversed()
        .slice(0, 20),
    );
    expect((await list({ skill: 'developers' })).found).toEqual([1, 0]);
    expect((await list({ skill: 'developers', country: 'GB' })).found).toEqual([0]);
    expect(
      (await list({ skill: 'writers', country: 'GB', status: 'approved', sort: 'mostBuilt' })).found,
    ).toEqual([0]);
    expect((await list({ status: 'completed' })).found).toEqual([]);
    expect(world.requests(from)).toBe(10);
  });

  test('shows the skills of open roles and counts the whole', async () => {
    expect((await list({ skill: 'writers' })).items[0]?.skills).toEqual(['developers', 'writers']);
    expect((await list()).counts).toMatchObject({
      projects: 65,
      rolesOpen: 3,
      country: { GB: 33, FR: 32 },
      status: { approved: 65 },
      skill: { developers: 2, writers: 1 },
    });
  });
});

describe('a search', () => {
  test('finds beginnings of words without regard to case and accents', async () => {
    expect((await walk({ search: 'theatre' })).found).toEqual(
      numbers.filter(one => one % 5 === 1).toReversed(),
    );
    expect((await walk({ search: 'THÉÂT' })).found).toHaveLength(13);
    expect((await walk({ search: 'oeuv' })).found).toHaveLength(13);
    expect((await walk({ search: 'œ' })).found).toHaveLength(13);
    expect((await list({ search: 'eatre' })).found).toEqual([]);
  });

  test('tells words with the same beginning apart, however long', async () => {
    expect((await walk({ search: 'int' })).found).toHaveLength(26);
    expect((await walk({ search: 'inte' })).found).toHaveLength(13);
    expect((await walk({ search: 'international' })).found).toHaveLength(13);
    expect((await list({ search: 'internationale' })).found).toEqual([]);
  });

  test('finds roles, short names and descriptions', async () => {
    expect((await list({ search: 'carpen' })).found).toEqual([1]);
    expect((await list({ search: 'ecrivain' })).found).toEqual([0]);
    expect((await walk({ search: 'vegetables' })).found).toHaveLength(65);
  });

  test('wants every word, and goes with every choice and sort', async () => {
    expect((await list({ search: 'number 42 oeuvre' })).found).toEqual([42]);
    expect((await list({ search: 'bakery 42' })).found).toEqual([]);
    expect((await walk({ search: 'bakery', country: 'FR' })).found).toEqual(
      numbers.filter(one => one % 5 === 0 && one % 2).toReversed(),
    );
    expect((await walk({ search: 'number roof', sort: 'mostBuilt', limit: 7 })).found).toEqual(
      numbers.toSorted((one, other) => (other % 50) - (one % 50) || other - one),
    );
  });

  test('of signs alone finds nothing; of blanks alone everything', async () => {
    expect((await list({ search: '!!!' })).found).toEqual([]);
    expect((await list({ search: '   ' })).found).toHaveLength(20);
  });

  test('costs two requests, whatever is searched', async () => {
    for (const [search, cost] of [
      ['bakery', 2],
      ['baker', 2],
      ['number bakery', 2],
    ] as const) {
      const from = world.requests();
      await list({ search });
      expect([search, world.requests(from)]).toEqual([search, cost]);
    }
  });
});

describe('a cursor', () => {
  test('of another list, or made up, is refused', async () => {
    const { cursor } = await list();
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect((await list({ cursor, sort: 'mostBuilt' })).code).toBe('INVALID_CURSOR');
    expect((await list({ cursor, search: 'bakery' })).code).toBe('INVALID_CURSOR');
    for (const wrong of ['x', '!!', made(null), made({ list: 'x' }), made([1])])
      expect((await list({ cursor: wrong })).code).toBe('INVALID_CURSOR');
  });

  test('goes on when its last project is gone meanwhile', async () => {
    const id = await samples.published(owner, { name: 'Soon gone', progress: 100 });
    await world.runStream();
    const page = await list({ sort: 'mostBuilt', limit: 1 });
    expect(page.items[0]?.ProjectID).toBe(id);
    await world.call(deleteProject, { ProjectID: id }, { as: owner });
    await world.runStream();
    const { found } = await list({ sort: 'mostBuilt', limit: 2, cursor: page.cursor });
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
  { search: 'x'.repeat(101) },
  { cursor: 'x'.repeat(2001) },
])('%j is not accepted', async query => {
  expect((await list(query)).code).toBe('VALIDATION_FAILED');
});

describe('the market follows', () => {
  const places = async (search: string) => (await walk({ search })).found.length;

  test('a change of name, a role that is taken, and the end of a project', async () => {
    const id = await samples.published(owner, { name: 'Zeppelin hangar', country: 'ES' });
    const role = await addRole(id, 'makers', 'Riveter');
    await world.runStream();
    expect([
      await places('zepp'),
      await places('rivet'),
      (await list({ skill: 'makers' })).items.length,
    ]).toEqual([1, 1, 1]);

    const change = { name: 'Quiet library', country: 'GB' as const };
    expect(
      (
        await world.call(
          updateProject,
          { ProjectID: id, body: { change: { name: change.name } } },
          { as: owner },
        )
      ).code,
    ).toBeUndefined();
    await world.table.write(Step.remove(prospects.key(id, role)));
    await world.runStream();
    expect([await places('zepp'), await places('quiet'), await places('rivet')]).toEqual([0, 1, 0]);
    expect((await list({ skill: 'makers' })).items).toEqual([]);
    expect((await list()).counts).toMatchObject({ projects: 66, rolesOpen: 3, country: { ES: 1 } });

    await world.call(deleteProject, { ProjectID: id }, { as: owner });
    expect((await list({ country: 'ES' })).items).toEqual([]);
    await world.runStream();
    expect(await places('quiet')).toBe(0);
    expect((await list()).counts).toMatchObject({ projects: 65 });
  });
});

describe('the projects of a person', () => {
  test('are their public ones, the newest first, in two requests', async () => {
    await samples.submitted(owner, { name: 'Not seen yet' });
    await world.runStream();
    const from = world.requests();
    const page = await world.call(listUserProjects, { userId: owner, query: { limit: 30 } });
    expect(world.requests(from)).toBe(2);
    expect(page.data?.items.map(({ ProjectID }) => ids.indexOf(ProjectID))).toEqual(
      numbers.slice(10, 40).toReversed(),
    );
    const next = await world.call(listUserProjects, {
      userId: owner,
      query: { limit: 30, cursor: page.data?.cursor },
    });
    expect(next.data).toEqual({ items: expect.any(Array) });
    expect(next.data?.items).toHaveLength(10);
  });

  test('are all of them to themselves, those that wait or were denied as well', async () => {
    const person = await samples.person();
    const published = await samples.published(person);
    const waiting = await samples.submitted(person);
    await world.runStream();
    const statesFor = async (as?: UserID) =>
      (await world.call(listUserProjects, { userId: person, query: {} }, { as })).data?.items.map(
        ({ ProjectID, status }) => [ProjectID, status],
      );

    expect(await statesFor(person)).toEqual([
      [waiting, 'submitted'],
      [published, 'approved'],
    ]);
    expect(await statesFor(owner)).toEqual([[published, 'approved']]);
    expect(await statesFor()).toEqual([[published, 'approved']]);

    await world.call(deleteProject, { ProjectID: published }, { as: person });
    await world.runStream();
  });

  test('of nobody, and of somebody who is gone, are not found', async () => {
    const gone = await samples.person({ status: 'deleted' });
    expect((await world.callWith(listUserProjects, { userId: 'nobody' })).code).toBe('AUTHOR_NOT_FOUND');
    expect((await world.callWith(listUserProjects, { userId: gone })).code).toBe('AUTHOR_NOT_FOUND');
    expect((await world.callWith(listUserProjects, { userId: owner, query: { cursor: 'x' } })).code).toBe(
      'INVALID_CURSOR',
    );
  });
});

describe('the home page', () => {
  test('features four projects around which most happened lately, and counts the whole, in two requests', async () => {
    const liker = await samples.person();
    const [lead, second] = [ids[3], ids[5]];
    if (!lead || !second) throw new Error('No projects.');
    await world.table.write(stats.add(lead, { raised: 120_00, supporters: 2 }));
    await world.runStream();
    await world.table.write(stats.add(lead, { raised: 10_00, supporters: 1 }));
    await world.call(likeProject, { ProjectID: second, body: { liked: true } }, { as: liker });
    await world.runStream();

    const from = world.requests();
    const { data } = await world.call(listFeaturedProjects, {});
    expect(world.requests(from)).toBe(2);
    expect(data?.items).toHaveLength(4);
    expect(data?.items[0]).toMatchObject({ ProjectID: lead, raised: 130_00, supporters: 3 });
    expect(data?.counts).toMatchObject({ projects: 65, raised: { EUR: 130_00 } });
  });
});
