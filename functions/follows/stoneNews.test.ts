import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { domainEventHandlers } from '#functions/jobs/domainEventHandlers.ts';
import { projections } from '#functions/jobs/projections.ts';
import { createProjectWorld, type ProjectWorld } from '#functions/money/testing/projectWorld.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { readAllNotifications } from '#functions/notifications/readAllNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import { projectStats } from '#functions/projects/stats.store.ts';
import { FollowedID, type UserID } from '#shared/ids.ts';
import { changeFollow } from './changeFollow.ts';
import { stoneMarks } from './stoneMark.store.ts';

/** A project that needs £10,000: a stone is £1,429. */
let world: ProjectWorld;
let follower: UserID;
beforeEach(async () => {
  world = await createProjectWorld();
  follower = await world.person({ username: 'follower' });
  const body = { kind: 'project', following: true } as const;
  await world.call(changeFollow, { FollowedID: FollowedID.parse(world.projectId), body }, { as: follower });
  await world.runStream();
});
afterEach(() => world.close());

const give = async (amount: number) => await world.buy({ by: world.donor, to: world.projectId, amount });

/** News of stones, in no certain order. */
const told = async (as = follower) => (await newsOf(as)).map(({ kind, values }) => [kind, values['stone']]);

const newsOf = async (as: UserID) =>
  ((await world.call(listNotifications, {}, { as })).data?.items ?? []).filter(({ kind }) =>
    /^followed(Stone|Goal|Milestone)/.test(kind),
  );

test('Followers are told of each stone that a payment reaches, and of the goal, once', async () => {
  await give(1_000_00);
  await world.runStream();
  expect(await told()).toEqual([]);

  await give(500_00); // £1,500: the first
  await world.runStream();
  expect(await told()).toEqual([['followedStone', '1']]);

  await give(100_00);
  await world.runStream();
  expect(await told()).toEqual([['followedStone', '1']]);

  world.clock.add({ minutes: 1 });
  await give(3_000_00); // £4,600: the second and the third, told as one
  await world.runStream();
  expect(new Set((await told()).map(([, stone]) => stone))).toEqual(new Set(['1', '3']));

  world.clock.add({ minutes: 1 });
  await give(5_000_00);
  await give(1_000_00);
  await world.runStream();
  expect(await told()).toContainEqual(['followedGoal', '7']);
  expect(await told()).toHaveLength(3);
  expect((await told(world.donor)).filter(([kind]) => kind === 'followedGoal')).toHaveLength(1);
  expect(await told(world.owner)).toEqual([]);
});

test.each([[[1_500_00, 1_000_00]], [[1_000_00, 1_500_00]], [[400_00, 700_00, 900_00]]])(
  'Payments that reach a stone together are told of as one, whichever is looked at first: %j',
  async amounts => {
    for (const amount of amounts) await give(amount);
    await world.runStream();
    expect(await told()).toEqual([['followedStone', '1']]);

    world.clock.add({ minutes: 1 });
    await give(100_00);
    await world.runStream();
    expect(await told()).toHaveLength(1);
  },
);

test('News that comes after a person has read all is unread, also after that of a stone', async () => {
  await give(1_500_00);
  await world.runStream();
  await world.call(readAllNotifications, {}, { as: follower });
  world.clock.add({ minutes: 1 });
  await give(1_500_00);
  await world.runStream();
  const { data } = await world.call(listNotifications, {}, { as: follower });
  expect(data?.items.map(({ read, values }) => [values['stone'], read])).toEqual([
    ['2', false],
    ['1', true],
  ]);
  expect(data?.unread).toBe(1);
});

test('A stone that was reached before stones were told of is taken as told', async () => {
  const former = domainEventHandlers.map(one =>
    'queueStone' in one.handlers ? { ...one, handlers: {} } : one,
  );
  await give(1_500_00);
  await world.runStream({ domainEventHandlers: former, projections });
  expect(await world.table.get(stoneMarks.key(world.projectId))).toBeUndefined();

  await give(100_00);
  await world.runStream();
  expect(await world.table.get(stoneMarks.key(world.projectId))).toMatchObject({ reached: 1 });
  expect(await told()).toEqual([]);
});

test('Members of the team, who follow by default, are told of stones as others are', async () => {
  const member = await world.person({ username: 'member' });
  await world.table.transact(
    Step.create(members.key(world.projectId, member), {
      ProjectID: world.projectId,
      OwnerUserID: world.owner,
      UserID: member,
      role: 'Translator',
      joinedAt: world.clock.now(),
      projectPoints: 0,
    }),
  );
  await world.runStream();
  await give(1_500_00);
  await world.runStream();
  expect(await told(member)).toEqual([['followedStone', '1']]);
});

describe("milestones of an owner's own", () => {
  const boat = { name: 'First boat in the water', amount: 1_200_00 };
  const crew = { name: 'A crew for the summer', amount: 1_400_00 };

  const set = async (...milestones: readonly object[]) => await world.changeProject({ milestones });
  const pay = async (...amounts: number[]) => {
    world.clock.add({ minutes: 1 });
    for (const amount of amounts) await give(amount);
    await world.runStream();
  };
  /** Kinds with milestones and stones, latest first. */
  const news = async () =>
    (await newsOf(follower)).map(({ kind, values }) => [kind, values['milestone'], values['stone']]);

  test('are told of once, also after a refund and another payment', async () => {
    await set(boat);
    await pay(1_000_00);
    expect(await news()).toEqual([]);
    await pay(250_00);
    expect(await news()).toEqual([['followedMilestone', boat.name, undefined]]);

    await pay(50_00);
    await world.table.write(Step.update(projectStats.key(world.projectId, 0), {}).add({ raised: -400_00 }));
    await pay(390_00);
    expect(await news()).toHaveLength(1);
  });

  test('make one piece of news, which names the highest and the stone that was reached with it', async () => {
    await set(boat, crew);
    await pay(1_300_00);
    await pay(200_00); // £1,500: the second milestone and the first stone
    expect(await news()).toEqual([
      ['followedMilestoneAndStone', crew.name, '1'],
      ['followedMilestone', boat.name, undefined],
    ]);
  });

  test('of one payment are told as one, and payments together as well', async () => {
    await set(boat, crew);
    await pay(1_000_00, 410_00);
    expect(await news()).toEqual([['followedMilestone', crew.name, undefined]]);
    await pay(10_00);
    expect(await news()).toHaveLength(1);
  });

  test('at the budget are told with the goal', async () => {
    await set({ name: 'Everything', amount: 10_000_00 });
    await pay(5_000_00, 4_000_00);
    await pay(1_000_00);
    expect((await news())[0]).toEqual(['followedMilestoneAndGoal', 'Everything', '7']);
  });

  test('are not told of when they are set, moved or renamed below what has been received', async () => {
    await pay(1_000_00);
    await pay(100_00); // the first payment that was looked at is not the only one
    await set({ ...boat, amount: 1_050_00 });
    await pay(20_00);
    expect(await news()).toEqual([]);

    await set({ ...boat, amount: 1_130_00 });
    await pay(20_00);
    expect(await news()).toEqual([['followedMilestone', boat.name, undefined]]);
    await set({ name: 'A boat, at last', amount: 1_130_00 }, { ...crew, amount: 1_139_00 });
    await pay(20_00);
    expect(await news()).toHaveLength(1);
  });
});
