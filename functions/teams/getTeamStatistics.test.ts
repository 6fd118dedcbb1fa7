import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { deleteTask } from '#functions/tasks/deleteTask.ts';
import { personTasks, weeklyTasks } from '#functions/tasks/teamCounts.store.ts';
import { createTeam, type Team } from '#functions/tasks/testing/taskWorld.ts';
import { updateTask } from '#functions/tasks/updateTask.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { utcWeekOf } from '#shared/days.ts';
import type { Task } from '#shared/entities/task.ts';
import { teamStatistics } from '#shared/statistics.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { getTeamStatistics } from './getTeamStatistics.ts';
import { leaveTeam } from './leaveTeam.ts';

let world: World;
let team: Team;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  team = await createTeam(world);
});

const read = (as = team.owner) => world.call(getTeamStatistics, { ProjectID: team.ProjectID }, { as });

/** Moves a task through some statuses. */
async function move(task: Task, ...statuses: TaskState[]): Promise<Task> {
  let moved = task;
  for (const status of statuses) {
    const { data, code } = await team.move(team.owner, moved, status);
    if (!data) throw new Error(`The task was not moved: ${code}`);
    moved = data;
  }
  return moved;
}

describe('statistics of a team', () => {
  test('count the tasks of each person by status, the owner first, and those of nobody', async () => {
    await team.add(team.owner, { assignee: team.ana });
    await move(await team.add(team.owner, { assignee: team.ana, points: 30 }), 'IN_REVIEW', 'DONE');
    await move(await team.add(team.owner, { assignee: team.owner }), 'IN_PROGRESS');
    await team.add(team.owner);
    await world.runStream();

    const { data } = await read();
    expect(data).toMatchObject({
      members: [
        { username: 'maren', status: 'owner', tasks: { TODO: 0, IN_PROGRESS: 1, DONE: 0 } },
        {
          username: 'ana',
          role: 'Illustrator',
          projectPoints: 30,
          tasks: { TODO: 1, IN_REVIEW: 0, DONE: 1 },
        },
        { username: 'ben', tasks: { TODO: 0, DONE: 0 } },
      ],
      others: { TODO: 1, IN_PROGRESS: 0, DONE: 0 },
    });
  });

  test('follow a task to another assignee and its deletion, and redelivered changes count once', async () => {
    const task = await team.add(team.owner, { assignee: team.ana });
    await world.call(
      updateTask,
      { ProjectID: team.ProjectID, TaskID: task.TaskID, body: { assignee: team.ben, version: 1 } },
      { as: team.owner },
    );
    await world.runStream();
    expect((await read()).data?.members.map(({ tasks }) => tasks.TODO)).toEqual([0, 0, 1]);

    const query = { version: '2' };
    await world.call(
      deleteTask,
      { ProjectID: team.ProjectID, TaskID: task.TaskID, query },
      { as: team.owner },
    );
    await world.runStream();
    expect((await read()).data?.members.map(({ tasks }) => tasks.TODO)).toEqual([0, 0, 0]);
  });

  test('keep what a former member has done, among the others', async () => {
    await move(await team.add(team.owner, { assignee: team.ben }), 'IN_REVIEW', 'DONE');
    await team.add(team.owner, { assignee: team.ben });
    await world.runStream();
    await world.call(leaveTeam, { ProjectID: team.ProjectID }, { as: team.ben });
    await world.runStream();

    const { data } = await read();
    expect(data?.members.map(({ username }) => username)).toEqual(['maren', 'ana']);
    expect(data?.others).toMatchObject({ TODO: 1, DONE: 1 });
  });

  test('count what was added and done in each of the last weeks', async () => {
    const task = await team.add(team.owner);
    world.clock.add({ days: 7 });
    await move(task, 'IN_REVIEW', 'DONE');
    await team.add(team.owner);
    await world.runStream();

    const { data } = await read();
    expect(data?.weeks).toHaveLength(teamStatistics.weeks);
    expect(data?.weeks.at(-1)).toEqual({ week: utcWeekOf(world.clock.now()), added: 1, done: 1 });
    expect(data?.weeks.at(-2)).toMatchObject({ added: 1, done: 0 });
    expect(data?.weeks.at(0)).toMatchObject({ added: 0, done: 0 });
  });

  test('are for the owner, on a plan with team management', async () => {
    expect(await read(team.ana)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await world.table.write(Step.update(callers.key(team.owner), { planTypeId: 'free' }));
    expect(await read()).toMatchObject({ status: 403, code: 'PLAN_WITHOUT_ACCESS' });
  });

  test('are deleted with their project', async () => {
    await team.add(team.owner, { assignee: team.ana });
    await world.runStream();
    await world.table.write(Step.remove(projects.key(team.ProjectID)));
    await world.runStream();
    expect(
      await world.table.batchGet(
        personTasks.key(team.ProjectID, team.ana),
        weeklyTasks.key(team.ProjectID, utcWeekOf(world.clock.now())),
      ),
    ).toEqual([undefined, undefined]);
  });
});

test('A week begins on Monday', () => {
  expect(utcWeekOf('2026-11-22T23:59:59.000Z')).toBe('2026-11-16');
  expect(utcWeekOf('2026-11-23T00:00:00.000Z')).toBe('2026-11-23');
  expect(utcWeekOf('2027-01-01T12:00:00.000Z')).toBe('2026-12-28');
});
