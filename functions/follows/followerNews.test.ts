import { afterEach, beforeEach, expect, test } from 'vitest';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { NotificationID, type ProjectID } from '#shared/ids.ts';
import { newsQueues } from './followerNews.store.ts';
import { type FollowedProject, followedProject } from './testing/followedProject.ts';

let world: World;
let project: ProjectID;
let follower: FollowedProject['follower'];
let write: FollowedProject['write'];
let told: FollowedProject['told'];
beforeEach(async () => {
  world = await createWorld();
  ({ project, follower, write, told } = await followedProject(world));
});
afterEach(() => world.close());

test('News of a project is told one after the other, also that of another kind', async () => {
  const reader = await follower();
  for (const title of ['First', 'Second', 'Third']) await write(title);
  await world.runStream();
  expect((await told(reader)).map(([, title]) => title).toSorted()).toEqual(['First', 'Second', 'Third']);
  expect(await world.table.get(newsQueues.key({ kind: 'project', id: project }))).toBeUndefined();
});

test('Followers are told of twenty entries and roles a day, and of those of the next day', async () => {
  const reader = await follower();
  world.clock.set('2026-11-20T08:00:00.000Z');
  for (let entry = 1; entry <= 22; entry++) {
    if (entry % 10 === 0) world.clock.add({ minutes: 60 }); // ten an hour may be written
    await write(`Entry ${entry}`);
  }
  await world.runStream();
  const titles = async () => (await told(reader)).map(([, title]) => title);
  expect(await titles()).toHaveLength(20);

  world.clock.add({ days: 1 });
  await write('Tomorrow');
  await world.runStream();
  expect(await titles()).toHaveLength(21);
  expect(await titles()).toContain('Tomorrow');
});

test('News that is lost is logged, and holds up neither what waits behind it nor later news', async () => {
  const reader = await follower();
  await world.runStream();
  const untold = domainEventHandlers.map(one =>
    'tellPage' in one.handlers ? { ...one, handlers: {} } : one,
  );
  for (const title of ['Lost', 'Second']) {
    await write(title);
    await world.runStream({ domainEventHandlers: untold, projections: [] });
  }
  world.clock.add({ minutes: 7 * 60 });
  await write('Third');
  await world.runStream();
  expect((await told(reader)).map(([, title]) => title).toSorted()).toEqual(['Second', 'Third']);
  expect(world.logged.filter(line => line.includes('followers.lost'))).toHaveLength(1);
  expect(await world.table.get(newsQueues.key({ kind: 'project', id: project }))).toBeUndefined();
});

test('News for which too much other news waits is not told, and the log says so', async () => {
  await follower();
  await world.runStream();
  const waiting = Array.from({ length: 50 }, () => ({
    NotificationID: NotificationID.parse(world.deps.newId()),
    kind: 'followedUpdate' as const,
    ProjectID: project,
  }));
  await world.table.write(
    Step.create(newsQueues.key({ kind: 'project', id: project }), {
      waiting,
      since: world.clock.now(),
      version: 1,
    }),
  );
  await write();
  await world.runStream();
  expect((await world.table.get(newsQueues.key({ kind: 'project', id: project })))?.waiting).toEqual(waiting);
  expect(world.logged.filter(line => line.includes('followers.dropped'))).toHaveLength(1);
});
