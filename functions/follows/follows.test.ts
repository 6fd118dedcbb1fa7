import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followersOf, follows } from '#functions/authors/follow.store.ts';
import { eraseBelongings } from '#functions/deletion/eraseBelongings.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { projectSteps, projects } from '#functions/projects/project.store.ts';
import { readStats } from '#functions/projects/stats.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { FollowedID, type ProjectID, type UserID } from '#shared/ids.ts';
import { changeFollow } from './changeFollow.ts';
import { listFollows } from './listFollows.ts';

let world: World;
let owner: UserID;
let person: UserID;
let project: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  owner = await world.user({ username: 'owner' });
  person = await world.user();
  project = await aProject(world, owner);
});
afterAll(() => world.close());

const follow = (id: string, as: UserID, following = true) =>
  world.call(
    changeFollow,
    { FollowedID: FollowedID.parse(id), body: { kind: 'project', following } },
    { as },
  );

const seen = async (id: ProjectID, as?: UserID) => {
  const { data } = await world.call(getProject, { ProjectID: id }, { as });
  return { following: data?.you.following, followers: data?.followers };
};

const listed = async (as: UserID, query = {}) => (await world.call(listFollows, { query }, { as })).data;

describe('A project', () => {
  test('is followed, counted and shown to its follower, however often they ask', async () => {
    expect(await seen(project, person)).toEqual({ following: false, followers: 0 });
    for (let time = 0; time < 2; time++)
      expect((await follow(project, person)).data).toEqual({ following: true });
    expect(await seen(project, person)).toEqual({ following: true, followers: 1 });
    expect(await seen(project)).toEqual({ following: false, followers: 1 });
    expect(await seen(project, owner)).toEqual({ following: false, followers: 1 });

    for (let time = 0; time < 2; time++)
      expect((await follow(project, person, false)).data).toEqual({ following: false });
    expect(await seen(project, person)).toEqual({ following: false, followers: 0 });
    await follow(project, person);
    expect(await seen(project, person)).toEqual({ following: true, followers: 1 });
  });

  test('is counted once by two clicks at the same time', async () => {
    const id = await aProject(world, owner);
    await Promise.all([follow(id, person), follow(id, person)]);
    expect(await seen(id, person)).toEqual({ following: true, followers: 1 });
    await Promise.all([follow(id, person, false), follow(id, person, false)]);
    expect((await readStats(world.table, id))?.totals.followers).toBe(0);
  });

  test('that is not public, unknown or one’s own is not followed', async () => {
    const submitted = await aProject(world, owner, { status: 'submitted' });
    expect((await follow(submitted, person)).code).toBe('PROJECT_NOT_FOUND');
    expect((await follow('unknown', person)).code).toBe('PROJECT_NOT_FOUND');
    expect((await follow(project, owner)).code).toBe('FORBIDDEN');
    const [named, body] = [{ FollowedID: project }, { kind: 'project', following: true }];
    expect((await world.callWith(changeFollow, { ...named, body })).code).toBe('NOT_AUTHENTICATED');
    expect(
      (await world.callWith(changeFollow, { ...named, body: { ...body, kind: 'role' } }, { as: person }))
        .code,
    ).toBe('VALIDATION_FAILED');
  });

  test('can be left when it is no longer public', async () => {
    const id = await aProject(world, owner);
    await follow(id, person);
    const stored = await world.table.get(projects.key(id));
    if (stored) await world.table.write(projectSteps.move(stored, 'abandoned', world.clock.now()));
    expect((await follow(id, person, false)).data).toEqual({ following: false });
  });
});

test('What a person follows is listed in pages, the latest first, without what is not public', async () => {
  const reader = await world.user();
  const ids: ProjectID[] = [];
  for (let made = 0; made < 3; made++) {
    world.clock.add({ minutes: 1 });
    const id = await aProject(world, owner);
    ids.unshift(id);
    await follow(id, reader);
  }
  const [latest, taken, first] = ids;
  if (taken) await follow(taken, reader, false);

  const page = await listed(reader, { limit: 1 });
  expect(page?.items).toMatchObject([
    { kind: 'project', project: { ProjectID: latest, shortName: 'Tidewatch' } },
  ]);
  const next = await listed(reader, { limit: 1, cursor: page?.cursor });
  expect(next?.items).toMatchObject([{ project: { ProjectID: first } }]);
  expect(next?.cursor).toBeUndefined();
});

test('Follows end with the account of the follower', async () => {
  const leaving = await world.user();
  const [kept, left] = [await aProject(world, owner), await aProject(world, owner)];
  await follow(kept, leaving);
  await follow(kept, person);
  await follow(left, leaving);
  await follow(left, leaving, false);
  await eraseBelongings(world.table, leaving);
  await eraseBelongings(world.table, leaving);
  expect((await readStats(world.table, kept))?.totals.followers).toBe(1);
  for (const id of [kept, left]) {
    const { items } = await world.table.query(follows, followersOf({ kind: 'project', id }));
    expect(items.map(({ UserID }) => UserID)).toEqual(id === kept ? [person] : []);
  }
});
