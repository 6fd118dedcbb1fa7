import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getPerson } from '#functions/admin/getPerson.ts';
import { authors } from '#functions/authors/author.store.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { listMyAwards } from '#functions/reputation/listMyAwards.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { special, type UserID } from '#shared/ids.ts';
import { reputation } from '#shared/settings.ts';
import { getTaskReward } from './getTaskReward.ts';
import { createTeam, joinTeam, type Team } from './testing/taskWorld.ts';

let world: World;
let team: Team;
const { perDay, perWeek } = reputation.taskAwards;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T12:00:00.000Z'); // a Monday
  team = await createTeam(world);
});

const pointsOf = async (user: UserID) => (await world.table.get(authors.key(user)))?.contributionPoints;

/** A task of a team that waits for its acceptance. */
async function submitted({ owner, add, move }: Team = team, assignee: UserID = team.ana, points = 0) {
  const task = await add(owner, { assignee, points });
  return (await move(owner, task, 'IN_REVIEW')).data!;
}
const accept = async (count = 1, of: Team = team, assignee: UserID = team.ana) => {
  const rewards = [];
  for (let at = 0; at < count; at++) {
    const { data } = await of.move(of.owner, await submitted(of, assignee), 'DONE');
    expect(data?.status).toBe('DONE');
    rewards.push(data?.reward);
  }
  return rewards;
};
const rewardOf = async (TaskID: Awaited<ReturnType<typeof submitted>>['TaskID'], as: UserID) =>
  (await world.call(getTaskReward, { ProjectID: team.ProjectID, TaskID }, { as })).data;

describe('tasks that one owner accepts of one person', () => {
  test('bring points three times a day, and are accepted without points afterwards', async () => {
    const rewards = await accept(perDay + 2);
    const none = { points: 0, nextAt: '2026-11-24T00:00:00.000Z' };
    expect(rewards).toEqual([...Array.from({ length: perDay }, () => ({ points: 200 })), none, none]);
    expect(await pointsOf(team.ana)).toBe(perDay * 200);

    world.clock.set('2026-11-24T00:00:00.000Z');
    expect(await accept()).toEqual([{ points: 200 }]);
  });

  test('bring points ten times a week, which begins on Monday', async () => {
    for (const day of ['23', '24', '25']) {
      world.clock.set(`2026-11-${day}T12:00:00.000Z`);
      await accept(perDay);
    }
    world.clock.set('2026-11-26T12:00:00.000Z');
    const none = { points: 0, nextAt: '2026-11-30T00:00:00.000Z' };
    expect(await accept(2)).toEqual([{ points: 200 }, none]);
    expect(await pointsOf(team.ana)).toBe(perWeek * 200);
    world.clock.set('2026-11-29T23:59:00.000Z');
    expect(await accept()).toEqual([none]);
    world.clock.set('2026-11-30T00:00:00.000Z');
    expect(await accept()).toEqual([{ points: 200 }]);
  });

  test('bring no more points at the same time', async () => {
    const tasks = [];
    for (let at = 0; at < 12; at++) tasks.push(await submitted());
    const all = await Promise.all(tasks.map(task => team.move(team.owner, task, 'DONE')));
    expect(all.map(({ data }) => data?.status)).toEqual(Array(12).fill('DONE'));
    expect(all.filter(({ data }) => data?.reward?.points === 200)).toHaveLength(perDay);
    expect(await pointsOf(team.ana)).toBe(perDay * 200);
  });

  test('count over all projects of the owner, and neither for other people nor for other owners', async () => {
    await accept(perDay);
    expect(await accept(1, team, team.ben)).toEqual([{ points: 200 }]);
    const other = await createTeam(world);
    await joinTeam(world, other.ProjectID, team.ana);
    expect(await accept(1, other, team.ana)).toEqual([{ points: 200 }]);
  });

  test('keep their project points, and are in the history with what they brought', async () => {
    await accept(perDay);
    await team.move(team.owner, await submitted(team, team.ana, 40), 'DONE');
    const { data } = await world.call(listMyAwards, {}, { as: team.ana });
    expect(data?.items.map(({ points }) => points).toSorted((a, b) => a - b)).toEqual([0, 200, 200, 200]);
    await world.runStream();
    expect((await world.call(listMyAwards, {}, { as: team.ana })).data?.sums).toContainEqual({
      kind: 'task',
      points: 600,
    });
  });

  test('are told to bring no points beforehand to the team, and afterwards to the assignee', async () => {
    const { TaskID } = await submitted();
    for (const as of [team.owner, team.ana]) expect(await rewardOf(TaskID, as)).toEqual({ points: 200 });
    await accept(perDay);
    const none = { points: 0, nextAt: '2026-11-24T00:00:00.000Z' };
    for (const as of [team.owner, team.ana]) expect(await rewardOf(TaskID, as)).toEqual(none);

    await accept();
    await world.runStream();
    const { data } = await world.call(listNotifications, {}, { as: team.ana });
    expect(data?.items.filter(({ kind }) => kind === 'taskCompleted')).toHaveLength(perDay);
    expect(data?.items.filter(({ kind }) => kind === 'taskCompletedUnrewarded')).toMatchObject([
      { values: { perDay: '3', perWeek: '10', date: '2026-11-24' } },
    ]);
  });
});

test('the reward of a task is for its team, and there is none for the owner or for nobody', async () => {
  const { ProjectID, owner, cleo } = team;
  const ask = (as: UserID, TaskID: string) => world.callWith(getTaskReward, { ProjectID, TaskID }, { as });
  const { TaskID } = await team.add(owner, { assignee: owner });
  expect(await ask(owner, TaskID)).toMatchObject({ data: { points: 0 } });
  expect(await ask(owner, (await team.add(owner)).TaskID)).toMatchObject({ data: { points: 0 } });
  expect(await ask(cleo, TaskID)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await ask(owner, 'nothing')).toMatchObject({ code: 'TASK_NOT_FOUND' });
  expect(await world.callWith(getTaskReward, { ProjectID: 'nothing', TaskID }, { as: owner })).toMatchObject({
    code: 'PROJECT_NOT_FOUND',
  });
});

describe('two people who award each other points', () => {
  let edith: UserID;
  let back: Team;
  const circlesOf = async (UserID: UserID) =>
    (await world.call(getPerson, { UserID }, { as: edith, groups: ['admins'] })).data?.circles;
  const told = async () =>
    (await world.call(listNotifications, {}, { as: edith })).data?.items.filter(
      ({ kind }) => kind === 'awardCircle',
    );

  beforeAll(async () => {
    edith = await samplesIn(world).person({ UserID: special.topAdministrator, username: 'edith' });
  });
  beforeEach(async () => {
    // The team of Ana, in which the owner of the other team works.
    back = { ...(await createTeam(world)) };
    await joinTeam(world, back.ProjectID, team.owner);
  });

  /** Lets the owner of one team become a member of the team of the other one. */
  async function awardBack() {
    await joinTeam(world, team.ProjectID, back.owner);
    await accept(1, team, back.owner);
    await world.runStream();
  }

  test('are noticed once a month, and shown to administrators with each account', async () => {
    await accept(1, back, team.owner);
    await world.runStream();
    expect(await circlesOf(team.owner)).toBeUndefined();

    world.clock.add({ days: 3 });
    const before = (await told())?.length ?? 0;
    await awardBack();
    expect(await circlesOf(team.owner)).toMatchObject([{ person: { UserID: back.owner } }]);
    expect(await circlesOf(back.owner)).toMatchObject([{ person: { UserID: team.owner } }]);
    expect((await told())?.length).toBe(before + 1);
    await accept(1, back, team.owner);
    await world.runStream();
    expect((await told())?.length).toBe(before + 1);
  });

  test('are not noticed if more than a month lies between', async () => {
    await accept(1, back, team.owner);
    world.clock.add({ days: reputation.circleDays + 10 });
    await awardBack();
    expect(await circlesOf(team.owner)).toBeUndefined();
  });
});
