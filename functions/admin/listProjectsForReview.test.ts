import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateProject } from '#functions/projects/updateProject.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import type { ProjectState } from '#shared/lifecycle.ts';
import { denyProject } from './denyProject.ts';
import { listProjectsForReview } from './listProjectsForReview.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let admin: UserID;
const ids: ProjectID[] = [];
const groups = ['admins'];

/** Of nine projects, submitted a minute apart, 2, 0 and 1 are approved and 5, 3 and 4 denied, in this order. */
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  owner = await samples.person();
  admin = await samples.person();
  for (let number = 0; number < 9; number++) {
    world.clock.add({ minutes: 1 });
    ids.push(await samples.submitted(owner));
  }
  for (const number of [2, 0, 1]) {
    world.clock.add({ minutes: 1 });
    await samples.approve(projectId(number));
  }
  for (const number of [5, 3, 4]) {
    world.clock.add({ minutes: 1 });
    await deny(projectId(number));
  }
});
afterAll(() => world.close());

const projectId = (number: number): ProjectID => {
  const id = ids[number];
  if (!id) throw new Error(`Project ${number} does not exist`);
  return id;
};

const deny = (id: ProjectID) =>
  world.call(
    denyProject,
    { ProjectID: id, body: { reason: 'Tell more about the water.' } },
    { as: admin, groups },
  );

/** The numbers of all listed projects, from pages of two, each of at most three DynamoDB requests. */
async function listAll(status?: ProjectState): Promise<number[]> {
  const found: number[] = [];
  let cursor: string | undefined;
  do {
    const from = world.requests();
    const query = { limit: 2, ...(status && { status }), ...(cursor && { cursor }) };
    const { data } = await world.call(listProjectsForReview, { query }, { as: admin, groups });
    expect(world.requests(from)).toBeLessThanOrEqual(3);
    found.push(...(data?.items ?? []).map(({ ProjectID }) => ids.indexOf(ProjectID)));
    cursor = data?.cursor;
  } while (cursor);
  return found;
}

test('lists projects that await review, oldest first', async () => {
  expect(await listAll()).toEqual([6, 7, 8]);
});

test('lists approved and denied projects by their decision, newest first', async () => {
  expect(await listAll('approved')).toEqual([1, 0, 2]);
  expect(await listAll('denied')).toEqual([4, 3, 5]);
});

test('a project that its owner edits keeps its place; resubmitted, it is last in the queue', async () => {
  const edit = (number: number, resubmit: boolean) => {
    world.clock.add({ minutes: 1 });
    const body = { change: { name: 'Better said' }, resubmit };
    return world.call(updateProject, { ProjectID: projectId(number), body }, { as: owner });
  };
  await edit(3, false);
  expect(await listAll('denied')).toEqual([4, 3, 5]);

  await edit(5, true);
  expect(await listAll('denied')).toEqual([4, 3]);
  expect(await listAll()).toEqual([6, 7, 8, 5]);

  world.clock.add({ minutes: 1 });
  await deny(projectId(5));
  expect(await listAll('denied')).toEqual([5, 4, 3]);
});

test('the administrator can administer listed projects without being on their team', async () => {
  const { data } = await world.call(listProjectsForReview, { query: {} }, { as: admin, groups });
  expect(data?.items[0]?.you).toEqual({
    owner: false,
    member: false,
    liked: false,
    following: false,
    canAdminister: true,
    beyondPlan: false,
  });
});

test('refuses an invalid cursor and an unknown status', async () => {
  const list = (query: object) => world.callWith(listProjectsForReview, { query }, { as: admin, groups });
  expect((await list({ cursor: 'made-up' })).code).toBe('INVALID_CURSOR');
  expect((await list({ status: 'lost' })).code).toBe('VALIDATION_FAILED');
});
