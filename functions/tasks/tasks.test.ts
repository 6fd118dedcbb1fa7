import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { createTask } from './createTask.ts';
import { deleteTask } from './deleteTask.ts';
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

describe('creating a task', () => {
  test('owner and members create tasks, with defaults for omitted fields', async () => {
    const { ProjectID, ana, owner } = team;
    const created = await world.call(
      createTask,
      { ProjectID, body: { Title: '  Draw the map ' } },
      { as: ana },
    );
    expect(created).toMatchObject({
      status: 201,
      data: {
        ProjectID,
        Title: 'Draw the map',
        Description: '',
        status: 'TODO',
        priority: 0,
        assignee: null,
        points: 0,
        creatorId: ana,
        version: 1,
      },
    });
    expect(created.data).not.toHaveProperty('dueDate');
    expect(
      await team.add(owner, {
        Description: 'Twelve of them.',
        dueDate: '2026-12-01',
        priority: 4,
        assignee: ana,
        points: 50,
      }),
    ).toMatchObject({
      dueDate: '2026-12-01',
      priority: 4,
      points: 50,
      assignee: { UserID: ana, username: 'ana' },
    });
  });

  test('the priority CLEAR resets the priority', async () => {
    expect(await team.add(team.owner, { priority: 12 })).toMatchObject({ priority: 0 });
  });

  test.each([
    [{ Title: 'ab' }, 'Title', 'validation.task_title_min_length', { min: 3 }],
    [{ Title: 'x'.repeat(256) }, 'Title', 'validation.task_title_max_length', { max: 255 }],
    [
      { Title: 'Map', Description: 'ab' },
      'Description',
      'validation.task_description_min_length',
      { min: 3 },
    ],
    [
      { Title: 'Map', Description: 'x'.repeat(2001) },
      'Description',
      'validation.task_description_max_length',
      { max: 2000 },
    ],
    [{ Title: 'Map', priority: 6 }, 'priority', 'validation.invalid', {}],
    [{ Title: 'Map', dueDate: '2026-02-30' }, 'dueDate', 'validation.invalid', {}],
    [{ Title: 'Map', dueDate: '9999-12-31' }, 'dueDate', 'validation.date', {}],
    [{ Title: 'Map', points: -1 }, 'points', 'validation.invalid', { min: 0 }],
    [{}, 'Title', 'validation.required', {}],
  ])('%j is refused for its %s', async (body, path, i18nID, params) => {
    const refused = await world.callWith(createTask, { ProjectID: team.ProjectID, body }, { as: team.ana });
    expect(refused).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      envelope: { data: { fields: [{ path, i18nID, params }] } },
    });
  });

  test('only members of the team and its owner can be assigned, and only the owner gives points', async () => {
    const { ProjectID, ana, cleo, owner } = team;
    const create = (as: UserID, body: object) =>
      world.callWith(createTask, { ProjectID, body: { Title: 'Draw the map', ...body } }, { as });

    expect(await create(owner, { assignee: cleo })).toMatchObject({
      status: 409,
      code: 'ASSIGNEE_NOT_IN_TEAM',
    });
    expect(await create(owner, { assignee: 'nobody' })).toMatchObject({ code: 'ASSIGNEE_NOT_IN_TEAM' });
    expect(await create(ana, { points: 10 })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await create(ana, { assignee: owner })).toMatchObject({ status: 201 });
  });

  test('the same submission creates one task, also at the same time', async () => {
    const { ProjectID, ana } = team;
    const body = { Title: 'Draw the map', submissionKey: 'a-key-of-16-chars' };
    const both = await Promise.all(
      [1, 2].map(() => world.call(createTask, { ProjectID, body }, { as: ana })),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const again = await world.call(createTask, { ProjectID, body }, { as: ana });
    expect(new Set([...both, again].map(({ data }) => data?.TaskID)).size).toBe(1);
    for (const changed of [{ Title: 'Draw another' }, { priority: 2 }, { dueDate: '2026-12-01' }])
      expect(
        await world.callWith(createTask, { ProjectID, body: { ...body, ...changed } }, { as: ana }),
      ).toMatchObject({ status: 409, code: 'SUBMISSION_KEY_REUSED' });
  });
});

describe('changing a task', () => {
  test('changes the named fields; null removes the due date and the assignee', async () => {
    const { ProjectID, ana, owner } = team;
    const { TaskID } = await team.add(owner, {
      dueDate: '2026-12-01',
      assignee: ana,
      Description: 'Twelve.',
    });
    const change = (body: object) => world.callWith(updateTask, { ProjectID, TaskID, body }, { as: ana });

    expect(await change({ Title: 'Order six heads', version: 1 })).toMatchObject({
      data: { Title: 'Order six heads', Description: 'Twelve.', dueDate: '2026-12-01', version: 2 },
    });
    const cleared = await change({ dueDate: null, assignee: null, version: 2 });
    expect(cleared.data).toMatchObject({ assignee: null, version: 3 });
    expect(cleared.data).not.toHaveProperty('dueDate');
    expect(await change({ points: 5, version: 3 })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await change({ version: 3, Title: 'x' })).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await change({ Title: 'Without a version' })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('of an earlier version is refused with the current task, unless it is already made', async () => {
    const { ProjectID, ana, ben, owner } = team;
    const { TaskID } = await team.add(owner);
    const change = (as: UserID, Title: string) =>
      world.call(updateTask, { ProjectID, TaskID, body: { Title, version: 1 } }, { as });

    const both = await Promise.all([change(ana, 'Order six'), change(ben, 'Order nine')]);
    const winner = both.find(({ status }) => status === 200)?.data;
    expect(both.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      code: 'TASK_CHANGED',
      envelope: { data: { task: { Title: winner?.Title, version: 2 } } },
    });
    expect(await change(ana, winner?.Title ?? '')).toMatchObject({ status: 200, data: { version: 2 } });
  });

  test('is refused once it is done or cancelled', async () => {
    const { ProjectID, ana, owner } = team;
    const { data } = await team.move(ana, await team.add(owner), 'CANCELLED');
    const body = { Title: 'Something else', version: data?.version ?? 0 };
    expect(
      await world.call(updateTask, { ProjectID, TaskID: data!.TaskID, body }, { as: owner }),
    ).toMatchObject({ status: 409, code: 'TASK_CLOSED' });
  });
});

describe('deleting a task', () => {
  test('the owner deletes any, members only tasks of their own', async () => {
    const { ProjectID, ana, ben, owner } = team;
    const remove = (as: UserID, { TaskID, version }: Awaited<ReturnType<Team['add']>>) =>
      world.call(deleteTask, { ProjectID, TaskID, query: { version } }, { as });

    const own = await team.add(ana);
    expect(await remove(ben, own)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await remove(ana, { ...own, version: 7 })).toMatchObject({ code: 'TASK_CHANGED' });
    expect(await remove(ana, own)).toMatchObject({ status: 204 });
    expect(await remove(ana, own)).toMatchObject({ status: 404, code: 'TASK_NOT_FOUND' });
    expect(await remove(owner, await team.add(ben))).toMatchObject({ status: 204 });
    expect(await world.callWith(deleteTask, { ProjectID, TaskID: own.TaskID }, { as: ana })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
