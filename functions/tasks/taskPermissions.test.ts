import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { changeTaskStatus } from './changeTaskStatus.ts';
import { createTask } from './createTask.ts';
import { deleteTask } from './deleteTask.ts';
import { listProjectTasks } from './listProjectTasks.ts';
import { createTeam, joinTeam, type Team } from './testing/taskWorld.ts';
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

describe('permission to see and change tasks', () => {
  test('each endpoint refuses visitors, banned users, strangers, unknown tasks and unknown projects', async () => {
    const { ProjectID, owner, cleo } = team;
    const { TaskID } = await team.add(owner);
    const calls = [
      { handler: listProjectTasks, input: {} },
      { handler: createTask, input: { body: { Title: 'Draw the map' } } },
      { handler: updateTask, input: { body: { Title: 'Draw the map', version: 1 } } },
      { handler: changeTaskStatus, input: { body: { status: 'IN_PROGRESS', version: 1 } } },
      { handler: deleteTask, input: { query: { version: '1' } } },
    ];
    const banned = await world.user({ status: 'banned' });

    for (const { handler, input } of calls) {
      const sent = { ProjectID, TaskID, ...input };
      expect(await world.callWith(handler, sent)).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
      expect(await world.callWith(handler, sent, { as: banned })).toMatchObject({ code: 'USER_BANNED' });
      expect(await world.callWith(handler, sent, { as: cleo })).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      });
      expect(await world.callWith(handler, { ...sent, ProjectID: 'none' }, { as: owner })).toMatchObject({
        status: 404,
        code: 'PROJECT_NOT_FOUND',
      });
      if (handler !== listProjectTasks && handler !== createTask)
        expect(await world.callWith(handler, { ...sent, TaskID: 'none' }, { as: owner })).toMatchObject({
          status: 404,
          code: 'TASK_NOT_FOUND',
        });
    }
  });

  test('strangers do not learn of a project that is not public', async () => {
    const { ProjectID } = await createTeam(world, { status: 'submitted' });
    expect(await world.call(listProjectTasks, { ProjectID }, { as: team.cleo })).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
  });

  test.each([
    ['submitted', 'submitted'],
    ['denied', 'denied'],
    ['abandoned', 'ended'],
    ['completed', 'ended'],
  ] as const)('of a project that is %s cannot be changed because it is %s', async (status, readOnly) => {
    const owner = await world.user({ planTypeId: 'basic' });
    const ProjectID = await aProject(world, owner, { status });
    expect(await world.call(listProjectTasks, { ProjectID }, { as: owner })).toMatchObject({
      data: { board: { readOnly } },
    });
  });

  test('of a completed project stay readable, and nobody changes them', async () => {
    const owner = await world.user({ planTypeId: 'basic' });
    const ProjectID = await aProject(world, owner, { status: 'completed' });
    await joinTeam(world, ProjectID, team.ana);

    for (const as of [owner, team.ana]) {
      expect(await world.call(listProjectTasks, { ProjectID }, { as })).toMatchObject({
        data: { items: [], board: { readOnly: 'ended', isOwner: as === owner } },
      });
      for (const [handler, input] of [
        [createTask, { body: { Title: 'Draw the map' } }],
        [updateTask, { body: { Title: 'Draw the map', version: 1 } }],
        [changeTaskStatus, { body: { status: 'IN_PROGRESS', version: 1 } }],
        [deleteTask, { query: { version: '1' } }],
      ] as const)
        expect(await world.callWith(handler, { ProjectID, TaskID: 'any', ...input }, { as })).toMatchObject({
          status: 409,
          code: 'INVALID_PROJECT_STATE',
        });
    }
  });
});
