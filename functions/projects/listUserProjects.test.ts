import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { listUserProjects } from './listUserProjects.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let submitted: ProjectID;
const published: ProjectID[] = [];

beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  owner = await samples.person();
  const otherOwner = await samples.person();
  for (let number = 0; number < 5; number++) {
    world.clock.add({ minutes: 1 });
    published.push(await samples.published(owner));
    await samples.published(otherOwner);
  }
  world.clock.add({ minutes: 1 });
  submitted = await samples.submitted(owner);
  await world.runStream();
});
afterAll(() => world.close());

const list = async (query: { limit?: number; cursor?: string }, as?: UserID) =>
  (await world.call(listUserProjects, { userId: owner, query }, { as })).data;

test('lists the public projects of a user, newest first, in two requests per page', async () => {
  const newestFirst = published.toReversed();

  const from = world.requests();
  const first = await list({ limit: 3 });
  expect(world.requests(from)).toBe(2);
  expect(first?.items.map(({ ProjectID }) => ProjectID)).toEqual(newestFirst.slice(0, 3));

  const last = await list({ limit: 3, cursor: first?.cursor });
  expect(last?.items.map(({ ProjectID }) => ProjectID)).toEqual(newestFirst.slice(3));
  expect(last?.cursor).toBeUndefined();
});

test('includes projects that are not public for their owner alone', async () => {
  const statusesFor = async (as?: UserID) =>
    (await list({}, as))?.items.map(({ ProjectID, status }) => [ProjectID, status]);
  const publicProjects = published.toReversed().map(id => [id, 'approved']);

  expect(await statusesFor(owner)).toEqual([[submitted, 'submitted'], ...publicProjects]);
  expect(await statusesFor(await samples.person())).toEqual(publicProjects);
  expect(await statusesFor()).toEqual(publicProjects);
});

test.each([
  { user: 'an unknown user', id: async () => 'unknown' },
  { user: 'a deleted user', id: () => samples.person({ status: 'deleted' }) },
])('is not found for $user', async ({ id }) => {
  expect((await world.callWith(listUserProjects, { userId: await id() })).code).toBe('AUTHOR_NOT_FOUND');
});

test('refuses an invalid cursor', async () => {
  const answer = await world.callWith(listUserProjects, { userId: owner, query: { cursor: 'x' } });
  expect(answer.code).toBe('INVALID_CURSOR');
});
