import { afterAll, beforeEach, expect, test } from 'vitest';
import { handler as listNotifications } from '#functions/notifications/listNotifications.lambda.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { remindOfTasks } from './remindOfTasks.ts';
import { createTeam, type Team } from './testing/taskWorld.ts';
import { handler as updateTask } from './updateTask.lambda.ts';

let world: World | undefined;
let team: Team;

beforeEach(async () => {
  await world?.close(); // the job finds the tasks of all tests
  world = await createWorld();
  team = await createTeam(world);
});
afterAll(() => world?.close());

const none = { dueSoon: 0, overdue: 0 };
const run = () => remindOfTasks(world!.deps);

/** Kinds of a user's notifications that come from due dates, oldest first. */
async function remindersOf(as: UserID): Promise<string[]> {
  await world!.runStream();
  const { data } = await world!.call(listNotifications, {}, { as });
  return data!.items
    .map(({ kind }) => kind)
    .filter(kind => kind === 'taskDueSoon' || kind === 'taskOverdue')
    .toReversed();
}

test('a task is reported as due soon two days before and as overdue the day after, once each', async () => {
  await team.add(team.owner, { dueDate: '2026-11-25', assignee: team.ana });
  await world!.runStream();
  expect(await run()).toEqual(none);

  world!.clock.set('2026-11-23T00:00:00.000Z');
  expect(await run()).toEqual({ dueSoon: 1, overdue: 0 });
  expect(await run()).toEqual(none);
  world!.clock.set('2026-11-25T23:00:00.000Z');
  expect(await run()).toEqual(none);
  world!.clock.set('2026-11-26T00:00:00.000Z');
  expect(await run()).toEqual({ dueSoon: 0, overdue: 1 });
  expect(await run()).toEqual(none);

  expect(await remindersOf(team.ana)).toEqual(['taskDueSoon', 'taskOverdue']);
  expect(await remindersOf(team.owner)).toEqual(['taskOverdue']);
});

test('two runs at the same time report each task once', async () => {
  for (let at = 0; at < 12; at++) await team.add(team.owner, { dueDate: '2026-11-21', assignee: team.ana });
  await world!.runStream();
  const both = await Promise.all([run(), run()]);
  expect(both[0].dueSoon + both[1].dueSoon).toBe(12);
  expect(await remindersOf(team.ana)).toHaveLength(12);
});

test('a run that comes late reports a task as overdue only', async () => {
  await team.add(team.owner, { dueDate: '2026-11-21' });
  await world!.runStream();
  world!.clock.set('2026-12-24T00:00:00.000Z');
  expect(await run()).toEqual({ dueSoon: 0, overdue: 1 });
  expect(await remindersOf(team.owner)).toEqual(['taskOverdue']); // nobody is assigned
});

test('a closed task is not reported, and neither is a due date that has been changed', async () => {
  const { ProjectID, ana, owner } = team;
  await team.move(ana, await team.add(owner, { dueDate: '2026-11-21', assignee: ana }), 'CANCELLED');
  const { TaskID } = await team.add(owner, { dueDate: '2026-11-21', assignee: ana });
  await world!.call(
    updateTask,
    { ProjectID, TaskID, body: { dueDate: '2026-12-01', version: 1 } },
    { as: ana },
  );
  await world!.runStream();
  expect(await run()).toEqual(none);

  world!.clock.set('2026-11-30T00:00:00.000Z');
  expect(await run()).toEqual({ dueSoon: 1, overdue: 0 });
});

test('a due date that returns is not reported again', async () => {
  const { ProjectID, owner } = team;
  const { TaskID } = await team.add(owner, { dueDate: '2026-11-21' });
  await world!.runStream();
  await run();
  for (const [version, dueDate] of [
    [1, '2027-01-01'],
    [2, '2026-11-21'],
  ] as const)
    await world!.call(updateTask, { ProjectID, TaskID, body: { dueDate, version } }, { as: owner });
  await world!.runStream();
  await run();
  expect(await remindersOf(owner)).toEqual(['taskDueSoon']);
});
