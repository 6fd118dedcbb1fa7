import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { trending as runTrending } from '#functions/jobs/trending.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { changeProjectStatus } from '#functions/projects/changeProjectStatus.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { rebuildMarket } from '#functions/prospects/rebuildMarket.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { dayAfter } from '#functions/testing/dayAfter.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { type ProjectID, special, type UserID } from '#shared/ids.ts';
import { planTypeIds } from '#shared/plans.ts';
import { featuredPlaces, plansWithWiderVisibility } from '#shared/visibility.ts';
import { listFeaturedProjects } from './listFeaturedProjects.ts';
import { candidates } from './reservedPlace.store.ts';

const { shown, reserved } = featuredPlaces.home;
let world: World;
let names: Map<ProjectID, string>;

beforeEach(async () => {
  world = await createWorld();
  names = new Map();
});
afterEach(() => world.close());

/** A project of an owner with a plan. */
async function published(name: string, owner: UserID, fields: Parameters<typeof aProject>[2] = {}) {
  world.clock.add({ minutes: 1 });
  const id = await aProject(world, owner, { name, ...fields });
  names.set(id, name);
  await world.runStream();
  return id;
}
const ownerWith = (planTypeId: string, fields: object = {}) => world.user({ planTypeId, ...fields });

/** Trending projects of owners without wider visibility, published after all others. */
async function risingProjects(count: number = shown) {
  const owner = await ownerWith('free');
  for (let number = 1; number <= count; number++) await published(`Rising ${number}`, owner);
}

async function featured() {
  const { data } = await world.call(listFeaturedProjects, {});
  return data?.items ?? [];
}
/** Names of the projects in reserved places. */
const inReserved = async () =>
  (await featured()).filter(({ isReserved }) => isReserved).map(({ ProjectID }) => names.get(ProjectID));

const change = async (id: UserID, fields: Partial<{ planTypeId: string; status: string }>) => {
  await world.table.write(Step.update(callers.key(id), fields as object));
  await world.runStream();
};
const nextTurn = async (days = 1) => {
  world.clock.add({ days });
  await runTrending.withDeps(world.deps)({});
};

describe('reserved places', () => {
  test('are the last two of six, marked, and cost no request more', async () => {
    for (const name of ['Harbour', 'Orchard', 'Bakery']) await published(name, await ownerWith('pro'));
    await risingProjects();

    await featured(); // reads the market into memory
    const from = world.requests();
    const items = await featured();
    expect(world.requests(from)).toBe(3);
    expect(items.map(({ name, isReserved }) => [name, isReserved])).toEqual([
      ['Rising 6', false],
      ['Rising 5', false],
      ['Rising 4', false],
      ['Rising 3', false],
      ['Harbour', true],
      ['Orchard', true],
    ]);
  });

  test.each(planTypeIds)('depend on the plan: %s', async plan => {
    await published('Harbour', await ownerWith(plan));
    await risingProjects();
    expect(await inReserved()).toEqual(plansWithWiderVisibility.includes(plan) ? ['Harbour'] : []);
  });

  test('that nobody can take go to trending projects', async () => {
    await published('Harbour', await ownerWith('pro'));
    await risingProjects(8);
    const items = await featured();
    expect(items).toHaveLength(shown);
    expect(items.filter(({ isReserved }) => isReserved)).toHaveLength(1);
  });

  test('are not given to projects that are featured anyway', async () => {
    await published('Harbour', await ownerWith('pro'));
    await published('Orchard', await ownerWith('pro'));
    await risingProjects(3);
    await published('Bakery', await ownerWith('pro'));
    const items = await featured();
    expect(items[0]).toMatchObject({ name: 'Bakery', isReserved: false });
    expect(await inReserved()).toEqual(['Harbour', 'Orchard']);
    expect(new Set(items.map(({ ProjectID }) => ProjectID)).size).toBe(items.length);
  });

  test('never hold the only project, nor one of the accounts of the site', async () => {
    await published('Guide', await world.user({ UserID: special.support, planTypeId: 'premium' }));
    await risingProjects(1);
    expect(await inReserved()).toEqual([]);
    expect((await featured()).map(({ isReserved }) => isReserved)).toEqual([false, false]);
  });

  test('hold one project of each owner at a time', async () => {
    const owner = await ownerWith('premium');
    for (const name of ['Harbour', 'Orchard', 'Bakery']) await published(name, owner);
    await risingProjects();
    expect(await inReserved()).toHaveLength(1);
  });
});

describe('turns', () => {
  test('go round: in as many days, each owner has as many', async () => {
    const all = ['A', 'B', 'C', 'D', 'E'];
    for (const name of all) await published(name, await ownerWith('pro'));
    await risingProjects();
    const had: (string | undefined)[] = [];
    for (let day = 0; day < 5; day++) {
      had.push(...(await inReserved()));
      await nextTurn();
    }
    expect(had).toHaveLength(5 * reserved);
    for (const name of all) expect(had.filter(one => one === name)).toHaveLength(2);
  });

  test('last a day, and a second run changes nothing', async () => {
    for (const name of ['A', 'B', 'C']) await published(name, await ownerWith('pro'));
    await risingProjects();
    const before = await inReserved();
    world.clock.set('2026-11-20T23:59:00.000Z');
    await Promise.all([0, 1].map(() => runTrending.withDeps(world.deps)({})));
    expect(await inReserved()).toEqual(before);
    world.clock.set('2026-11-21T00:01:00.000Z');
    await Promise.all([0, 1].map(() => runTrending.withDeps(world.deps)({})));
    expect(await inReserved()).toEqual(['C', 'A']);
  });

  test('pass over nobody when an owner leaves in between', async () => {
    const leaving = await ownerWith('pro');
    await published('A', leaving);
    for (const name of ['B', 'C', 'D']) await published(name, await ownerWith('pro'));
    await risingProjects();
    expect(await inReserved()).toEqual(['A', 'B']);
    await change(leaving, { planTypeId: 'free' });
    expect(await inReserved()).toEqual(['B', 'C']);
    await nextTurn();
    expect(await inReserved()).toEqual(['D', 'B']);
    await nextTurn();
    expect(await inReserved()).toEqual(['C', 'D']);
  });

  test('of an owner with several projects reach each of them', async () => {
    const owner = await ownerWith('premium');
    for (const name of ['A', 'B', 'C']) await published(name, owner);
    await risingProjects();
    const had = new Set<string | undefined>();
    for (let day = 0; day < 20; day++) {
      for (const name of await inReserved()) had.add(name);
      await nextTurn();
    }
    expect([...had].toSorted()).toEqual(['A', 'B', 'C']);
  });
});

describe('a reserved place follows', () => {
  let owner: UserID;
  let id: ProjectID;
  beforeEach(async () => {
    owner = await ownerWith('pro');
    id = await published('Harbour', owner);
    await risingProjects();
    expect(await inReserved()).toEqual(['Harbour']);
  });
  const move = async (status: 'halted' | 'in-development') => {
    await world.call(changeProjectStatus, { ProjectID: id, body: { status } }, { as: owner });
    await world.runStream();
  };
  const set = async (fields: object) => {
    await world.table.write(Step.update(projects.key(id), fields));
    await world.runStream();
  };

  test('the plan, when it ends and when it begins again', async () => {
    await change(owner, { planTypeId: 'basic' });
    expect(await inReserved()).toEqual([]);
    await change(owner, { planTypeId: 'premium' });
    expect(await inReserved()).toEqual(['Harbour']);
  });

  test.each(['banned', 'deleted'])('its owner, who is %s', async status => {
    await change(owner, { status });
    expect(await inReserved()).toEqual([]);
    expect((await world.table.query(candidates, { pk: 'reservedPlaces' })).items).toEqual([]);
  });

  test('the state of the project', async () => {
    await move('halted');
    expect(await inReserved()).toEqual([]);
    await move('in-development');
    expect(await inReserved()).toEqual(['Harbour']);
    await set({ status: 'denied' });
    expect(await inReserved()).toEqual([]);
  });

  test('its deletion', async () => {
    await world.table.write(Step.create(projectCount.key(owner), { open: 1 }));
    expect((await world.call(deleteProject, { ProjectID: id }, { as: owner })).status).toBe(204);
    await world.runStream();
    expect(await inReserved()).toEqual([]);
  });

  test('a new owner with another plan', async () => {
    await set({ OwnerUserID: await ownerWith('free') });
    expect(await inReserved()).toEqual([]);
    await set({ OwnerUserID: await ownerWith('premium') });
    expect(await inReserved()).toEqual(['Harbour']);
  });

  test('the end date, on the day after it and when it is moved', async () => {
    await set({ endDate: dayAfter(world.clock.now(), 2) });
    world.clock.add({ days: 2 });
    expect(await inReserved()).toEqual(['Harbour']);
    world.clock.add({ days: 1 });
    expect(await inReserved()).toEqual([]);
    await set({ endDate: dayAfter(world.clock.now(), 9) });
    expect(await inReserved()).toEqual(['Harbour']);
  });
});

test('a rebuilt market knows the candidates of earlier data', async () => {
  const id = await published('Harbour', await ownerWith('pro'));
  await risingProjects();
  const [known] = (await world.table.query(candidates, { pk: 'reservedPlaces' })).items;
  await world.table.write(Step.remove(candidates.key(known!.OwnerUserID, id)));
  await nextTurn();
  expect(await inReserved()).toEqual([]);
  await rebuildMarket(world.deps);
  expect(await inReserved()).toEqual(['Harbour']);
});
