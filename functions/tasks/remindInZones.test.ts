import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { before, edges } from '#functions/testing/zones.ts';
import type { UserID } from '#shared/ids.ts';
import { remindOfTasks } from './remindOfTasks.ts';
import { createTeam, type Team } from './testing/taskWorld.ts';

let world: World;
let team: Team;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-09-01T12:00:00.000Z');
  team = await createTeam(world);
});

const moveTo = (user: UserID, timeZone: string) =>
  world.table.write(Step.update(callers.key(user), { timeZone }));
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Runs the job at a time, and returns the kinds of a user's reminders so far, oldest first. */
async function remindersAt(at: string, as: UserID): Promise<string[]> {
  world.clock.set(at);
  await remindOfTasks(world.deps);
  await world.runStream();
  const { data } = await world.call(listNotifications, {}, { as });
  return data!.items
    .map(({ kind }) => kind)
    .filter(kind => kind === 'taskDueSoon' || kind === 'taskOverdue')
    .toReversed();
}

describe.each(edges)('when $date begins in $timeZone', ({ timeZone, date, begins }) => {
  test('a task that was due the day before becomes overdue', async () => {
    await moveTo(team.owner, timeZone);
    await team.add(team.owner, { dueDate: dayAfter(date, -1) });
    await world.runStream();
    expect(await remindersAt(before(begins), team.owner)).toEqual(['taskDueSoon']);
    expect(await remindersAt(begins, team.owner)).toEqual(['taskDueSoon', 'taskOverdue']);
    expect(await remindersAt(begins, team.owner)).toEqual(['taskDueSoon', 'taskOverdue']);
  });

  test('a task that is due in two days is due soon', async () => {
    await moveTo(team.owner, timeZone);
    await team.add(team.owner, { dueDate: dayAfter(date, 2) });
    await world.runStream();
    expect(await remindersAt(before(begins), team.owner)).toEqual([]);
    expect(await remindersAt(begins, team.owner)).toEqual(['taskDueSoon']);
  });
});

describe('an overdue task of an assignee in Auckland and an owner in Los Angeles', () => {
  beforeEach(async () => {
    await moveTo(team.owner, 'America/Los_Angeles');
    await moveTo(team.ana, 'Pacific/Auckland');
    await team.add(team.owner, { dueDate: '2026-11-20', assignee: team.ana });
    await world.runStream();
  });
  const overInAuckland = '2026-11-20T11:00:00.000Z';
  const overInLosAngeles = '2026-11-21T08:00:00.000Z';

  test('is reported to each on their own day', async () => {
    expect(await remindersAt(overInAuckland, team.ana)).toEqual(['taskOverdue']);
    expect(await remindersAt(before(overInLosAngeles), team.owner)).toEqual([]);
    expect(await remindersAt(overInLosAngeles, team.owner)).toEqual(['taskOverdue']);
    expect(await remindersAt('2026-11-22T12:00:00.000Z', team.ana)).toEqual(['taskOverdue']);
  });

  test('is reported once to a person who moves to a zone where it is still the day before', async () => {
    expect(await remindersAt(overInAuckland, team.ana)).toEqual(['taskOverdue']);
    await moveTo(team.ana, 'America/Los_Angeles');
    expect(await remindersAt(overInLosAngeles, team.ana)).toEqual(['taskOverdue']);
    expect(await remindersAt(overInLosAngeles, team.owner)).toEqual(['taskOverdue']);
  });

  test('is reported to a person who moves to a zone where it is already the day after', async () => {
    await moveTo(team.owner, 'Pacific/Auckland');
    expect(await remindersAt(overInAuckland, team.owner)).toEqual(['taskOverdue']);
    expect(await remindersAt(overInLosAngeles, team.owner)).toEqual(['taskOverdue']);
    expect(await remindersAt(overInLosAngeles, team.ana)).toEqual(['taskOverdue']);
  });

  test('is reported once by two runs at the same time', async () => {
    world.clock.set(overInAuckland);
    await Promise.all([remindOfTasks(world.deps), remindOfTasks(world.deps)]);
    expect(await remindersAt(overInAuckland, team.ana)).toEqual(['taskOverdue']);
  });
});
