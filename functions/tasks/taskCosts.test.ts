import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import { TaskID } from '#shared/ids.ts';
import { listAuthorTasks } from './listAuthorTasks.ts';
import { listProjectTasks } from './listProjectTasks.ts';
import { type StoredTask, taskSteps, tasks } from './task.store.ts';
import { createTeam, type Team } from './testing/taskWorld.ts';

let world: World;
let team: Team;

beforeAll(async () => {
  world = await createWorld();
  team = await createTeam(world);
});
afterAll(() => world.close());

/** Writes 100 copies of a task. */
async function copy(task: StoredTask, from: number): Promise<void> {
  const copies = Array.from({ length: 100 }, (_, at) => TaskID.parse(`copy-${from + at}`));
  await world.table.transact(...copies.map(id => taskSteps.create({ ...task, TaskID: id })));
}

/** Capacity units of the requests of a call, in ascending order: two of them are sent at the same time. */
async function costOf(call: () => Promise<unknown>) {
  const from = world.sent.length;
  await call();
  const units = world.sent.slice(from).map(({ capacityUnits }) => capacityUnits);
  return units.toSorted((a, b) => a - b);
}

test('a page of tasks costs the same however many there are, and 3 requests', async () => {
  const { ProjectID, owner, ana } = team;
  const { TaskID: id } = await team.add(owner, { assignee: ana, Description: 'Twelve of them.' });
  const task = await world.table.get(tasks.key(ProjectID, id));
  if (!task) throw new Error('The task is missing');
  const column = () => world.call(listProjectTasks, { ProjectID, query: { status: 'TODO' } }, { as: ana });
  const own = () => world.call(listAuthorTasks, { UserID: ana, query: { status: 'TODO' } }, { as: ana });

  await copy(task, 0);
  const few = [await costOf(column), await costOf(own)];
  for (let from = 100; from < 2_000; from += 100) await copy(task, from);

  expect([await costOf(column), await costOf(own)]).toEqual(few);
  expect(few.map(requests => requests.length)).toEqual([3, 3]);
});
