import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { Task } from '#shared/entities/task.ts';
import type { UserID } from '#shared/ids.ts';
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

const words = 'Please keep the name of the village.';

/** A task of Ana that she has handed in. */
async function handedIn(): Promise<Task> {
  const task = await team.add(team.owner, { assignee: team.ana });
  const { data } = await team.move(team.ana, task, 'IN_REVIEW');
  if (!data) throw new Error('The task was not handed in.');
  return data;
}
const send = (
  { ProjectID, TaskID, version }: Task,
  change: object = {},
  { as = team.owner }: { as?: UserID } = {},
) =>
  world.callWith(
    changeTaskStatus,
    { ProjectID, TaskID, body: { status: 'IN_PROGRESS', version, words, ...change } },
    { as },
  );

describe('Work that is sent back', () => {
  test('has the words of the owner until it is handed in again', async () => {
    const { data } = await send(await handedIn());
    const task = data as Task;
    expect(task.sentBack).toEqual({ words, language: 'en', at: world.clock.now() });
    const toDo = (await team.move(team.ana, task, 'TODO')).data;
    expect(toDo?.sentBack?.words).toBe(words);
    const again = toDo && (await team.move(team.ana, toDo, 'IN_REVIEW')).data;
    expect(again).not.toHaveProperty('sentBack');
    const silent = again && (await team.move(team.owner, again, 'TODO')).data;
    expect(silent).not.toHaveProperty('sentBack');
  });

  test('loses them with its assignee', async () => {
    const { ProjectID, owner, ben } = team;
    const { data } = await send(await handedIn());
    const { TaskID, version } = data as Task;
    const renamed = await world.call(
      updateTask,
      { ProjectID, TaskID, body: { Title: 'Paint it blue', version } },
      { as: owner },
    );
    expect(renamed.data?.sentBack?.words).toBe(words);
    const given = await world.call(
      updateTask,
      { ProjectID, TaskID, body: { assignee: ben, version: version + 1 } },
      { as: owner },
    );
    expect(given.data).not.toHaveProperty('sentBack');
  });

  test('is sent back with words by the owner alone, and only from review', async () => {
    const task = await handedIn();
    expect((await send(task, {}, { as: team.ana })).code).toBe('FORBIDDEN');
    for (const status of ['DONE', 'CANCELLED'])
      expect((await send(task, { status })).code).toBe('INVALID_TASK_STATUS');
    expect((await send(await team.add(team.owner))).code).toBe('INVALID_TASK_STATUS');
    for (const wrong of ['', ' x ', 'x'.repeat(501)])
      expect(await send(task, { words: wrong })).toMatchObject({
        code: 'VALIDATION_FAILED',
        envelope: { data: { fields: [{ path: 'words' }] } },
      });
    expect(await send({ ...task, version: task.version - 1 })).toMatchObject({ code: 'TASK_CHANGED' });
  });
});
