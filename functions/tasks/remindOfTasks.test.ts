import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import type { UserID } from '#shared/ids.ts';
import { remindOfTasks } from './remindOfTasks.ts';
import { createTeam, type Team } from './testing/taskWorld.ts';
import { updateTask } from './updateTask.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>> | undefined;
let team: Team;

beforeEach(async () => {
  await world?.close(); // the job finds the tasks of all tests
  world = await createNewsWorld();
  team = await createTeam(world);
});
afterAll(() => world?.close());

const none = { dueSoon: 0, overdue: 0, recipients: 0 };
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
  expect(await run()).toEqual({ dueSoon: 1, overdue: 0, recipients: 1 });
  expect(await run()).toEqual(none);
  world!.clock.set('2026-11-25T23:00:00.000Z');
  expect(await run()).toEqual(none);
  world!.clock.set('2026-11-26T00:00:00.000Z');
  expect(await run()).toEqual({ dueSoon: 0, overdue: 1, recipients: 2 });
  expect(await run()).toEqual(none);

  expect(await remindersOf(team.ana)).toEqual(['taskDueSoon', 'taskOverdue']);
  expect(await remindersOf(team.owner)).toEqual(['taskOverdue']);
});

test('two runs at the same time report each task once', async () => {
  for (let at = 0; at < 12; at++) await team.add(team.owner, { dueDate: '2026-11-21', assignee: team.ana });
  await world!.runStream();
  const both = await Promise.all([run(), run()]);
  expect(both[0].dueSoon + both[1].dueSoon).toBe(12);
  await run(); // publishes what one run had found while the other was publishing
  expect(await remindersOf(team.ana)).toHaveLength(12);
});

describe('several due tasks', () => {
  const soon = '2026-11-22';
  const late = '2026-11-19';

  beforeEach(async () => {
    await team.add(team.owner, { dueDate: soon, assignee: team.ana, Title: 'Order the heads' });
    await team.add(team.owner, { dueDate: late, assignee: team.ana, Title: 'Read the tide tables' });
    await team.add(team.owner, { dueDate: late, assignee: team.ben, Title: 'Book the boat' });
    await team.add(team.owner, { dueDate: late, Title: 'Insure the boat' });
    await world!.runStream();
  });

  const expectEach = async () => {
    expect(await remindersOf(team.ana)).toHaveLength(2);
    expect(await remindersOf(team.ben)).toEqual(['taskOverdue']);
    expect(await remindersOf(team.owner)).toEqual(['taskOverdue', 'taskOverdue', 'taskOverdue']);
    const subjects = (await world!.emails()).map(({ subject }) => subject);
    expect(subjects.filter(subject => /need your attention|Overdue|Due on/.test(subject)).toSorted()).toEqual(
      ['2 tasks need your attention', '3 tasks need your attention', 'Overdue: Book the boat'],
    );
  };

  test('are one email per person and one notification per task', async () => {
    expect(await run()).toEqual({ dueSoon: 1, overdue: 3, recipients: 3 });
    await expectEach();
    expect(await run()).toEqual(none);
    await expectEach();
  });

  test.each([1, 3, 4, 5, 6, 7])(
    'are reported once each if the run is cut off at its write %i',
    async write => {
      const { table } = world!.deps;
      let writes = 0;
      const cutOff: typeof table = {
        ...table,
        transact: async (...steps) => {
          if (++writes === write) throw new Error('timed out');
          return await table.transact(...steps);
        },
      };
      await expect(remindOfTasks({ ...world!.deps, table: cutOff })).rejects.toThrow('timed out');
      await world!.runStream();
      await run();
      await expectEach();
    },
  );

  test('that are more than one event holds are still one notification each', async () => {
    for (let at = 0; at < 41; at++) await team.add(team.owner, { dueDate: soon, assignee: team.ben });
    await world!.runStream();
    const unread = (await world!.notificationsFor(team.ben))?.unread ?? 0;
    expect(await run()).toEqual({ dueSoon: 42, overdue: 3, recipients: 4 });
    await world!.runStream();
    expect(await world!.notificationsFor(team.ben)).toMatchObject({ unread: unread + 42 });
  });
});

test('a run that comes late reports a task as overdue only', async () => {
  await team.add(team.owner, { dueDate: '2026-11-21' });
  await world!.runStream();
  world!.clock.set('2026-12-24T00:00:00.000Z');
  expect(await run()).toEqual({ dueSoon: 0, overdue: 1, recipients: 1 });
  expect(await remindersOf(team.owner)).toEqual(['taskOverdue']); // the task is unassigned
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
  expect(await run()).toEqual({ dueSoon: 1, overdue: 0, recipients: 1 });
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
