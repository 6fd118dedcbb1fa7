import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { members } from '#functions/projects/member.store.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { movesFrom, type TaskState, taskMoves, taskStates } from '#shared/taskLifecycle.ts';
import { changeTaskStatus } from './changeTaskStatus.ts';
import { createTeam, type Team } from './testing/taskWorld.ts';
import { updateTask } from './updateTask.ts';

let world: World;
let team: Team;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  team = await createTeam(world);
});

const pointsOf = async (user: UserID) => (await world.table.get(authors.key(user)))?.contributionPoints;
const projectPointsOf = async (user: UserID) =>
  (await world.table.get(members.key(team.ProjectID, user)))?.projectPoints;

/** A task that the owner has moved to a status. */
async function taskIn(status: TaskState, draft: object = {}) {
  let task = await team.add(team.owner, draft);
  const path: TaskState[] = status === 'DONE' ? ['IN_PROGRESS', 'DONE'] : status === 'TODO' ? [] : [status];
  for (const step of path) task = (await team.move(team.owner, task, step)).data!;
  return task;
}

describe('moving a task', () => {
  test.each(taskStates.flatMap(from => taskStates.filter(to => to !== from).map(to => [from, to] as const)))(
    'from %s to %s follows the table of moves',
    async (from, to) => {
      const task = await taskIn(from);
      const member = await team.move(team.ana, task, to);
      if (taskMoves[to].by === 'owner') expect(member).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      else if (movesFrom(from, { isOwner: false }).includes(to))
        expect(member).toMatchObject({ status: 200, data: { status: to, version: task.version + 1 } });
      else expect(member).toMatchObject({ status: 409, code: 'INVALID_TASK_STATUS' });

      const owned = await team.move(team.owner, await taskIn(from), to);
      const isLegal = movesFrom(from, { isOwner: true }).includes(to);
      expect(owned).toMatchObject(isLegal ? { data: { status: to } } : { code: 'INVALID_TASK_STATUS' });
    },
  );

  test('no move leads out of DONE', () => {
    expect(movesFrom('DONE', { isOwner: true })).toEqual([]);
  });

  test('of two people who move the same card, one learns where it is', async () => {
    const task = await team.add(team.owner);
    const both = await Promise.all([
      team.move(team.ana, task, 'IN_PROGRESS'),
      team.move(team.ben, task, 'CANCELLED'),
    ]);
    const winner = both.find(({ status }) => status === 200)?.data;
    expect(winner).toMatchObject({ version: 2 });
    expect(both.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      code: 'TASK_CHANGED',
      envelope: { data: { task: { status: winner?.status, version: 2 } } },
    });
  });

  test('can be repeated', async () => {
    const task = await team.add(team.owner);
    await team.move(team.ana, task, 'IN_PROGRESS');
    expect(await team.move(team.ana, task, 'IN_PROGRESS')).toMatchObject({
      status: 200,
      data: { version: 2 },
    });
  });

  test('records when it was closed, and forgets it when it is reopened', async () => {
    const cancelled = await taskIn('CANCELLED');
    expect(cancelled).toMatchObject({ closedAt: world.clock.now() });
    expect((await team.move(team.ana, cancelled, 'TODO')).data).not.toHaveProperty('closedAt');
  });

  test('an unknown status is refused', async () => {
    const { ProjectID } = team;
    const { TaskID } = await team.add(team.owner);
    expect(
      await world.callWith(
        changeTaskStatus,
        { ProjectID, TaskID, body: { status: 'LATER', version: 1 } },
        { as: team.ana },
      ),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
      envelope: { data: { fields: [{ path: 'status', i18nID: 'validation.task_status' }] } },
    });
  });
});

describe('accepting a task as done', () => {
  test('awards the assignee 200 points and the project points, once', async () => {
    const task = await taskIn('IN_REVIEW', { assignee: team.ana, points: 50 });
    const both = await Promise.all([1, 2].map(() => team.move(team.owner, task, 'DONE')));
    expect(both.map(({ data }) => data?.status)).toContain('DONE');
    expect(await team.move(team.owner, task, 'DONE')).toMatchObject({ status: 200 });
    expect([await pointsOf(team.ana), await projectPointsOf(team.ana)]).toEqual([200, 50]);
  });

  test('awards nothing for the owner’s own work or for nobody’s', async () => {
    for (const assignee of [team.owner, null])
      expect(await team.move(team.owner, await taskIn('IN_REVIEW', { assignee }), 'DONE')).toMatchObject({
        data: { status: 'DONE' },
      });
    expect(await pointsOf(team.owner)).toBe(0);
  });

  test('is refused if the task has been assigned to another person since the owner saw it', async () => {
    const { ProjectID, ana, ben, owner } = team;
    const task = await taskIn('IN_REVIEW', { assignee: ana });
    const { TaskID, version } = task;
    await world.call(updateTask, { ProjectID, TaskID, body: { assignee: ben, version } }, { as: ana });
    expect(await team.move(owner, task, 'DONE')).toMatchObject({ code: 'TASK_CHANGED' });
    expect([await pointsOf(ana), await pointsOf(ben)]).toEqual([0, 0]);
  });
});
