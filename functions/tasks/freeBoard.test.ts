import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { plans } from '#shared/plans.ts';
import { changeTaskStatus } from './changeTaskStatus.ts';
import { createTask } from './createTask.ts';
import { deleteTask } from './deleteTask.ts';
import { listAuthorTasks } from './listAuthorTasks.ts';
import { listProjectTasks } from './listProjectTasks.ts';
import { joinTeam } from './testing/taskWorld.ts';
import { updateTask } from './updateTask.ts';

let world: World;
let owner: UserID;
let ana: UserID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.user({ username: 'maren', planTypeId: 'free' });
  ana = await world.user({ username: 'ana' });
});

const create = (id: ProjectID, as = owner, more: object = {}) =>
  world.call(createTask, { ProjectID: id, body: { Title: 'Draw the map', ...more } }, { as });
const boardOf = async (id: ProjectID, as = owner) =>
  (await world.call(listProjectTasks, { ProjectID: id }, { as })).data?.board;
const setOpen = (open: number) => world.table.write(Step.put(projectCount.key(owner), { open }));

describe('the task board of an owner on Free', () => {
  test('takes an accepted volunteer from the task to the points', async () => {
    const project = await projectWithRoles(world, owner);
    await project.accept(owner, await project.apply(ana, await project.role()));
    await world.runStream();
    const { data: task } = await create(project.ProjectID, owner, { assignee: ana, points: 20 });
    if (!task) throw new Error('The task was not created');
    const { ProjectID, TaskID } = task;
    const move = (as: UserID, status: string, version: number) =>
      world.call(changeTaskStatus, { ProjectID, TaskID, body: { status, version } as never }, { as });

    expect(await move(ana, 'IN_REVIEW', 1)).toMatchObject({ status: 200 });
    expect(await move(owner, 'DONE', 2)).toMatchObject({ status: 200 });
    await world.runStream();
    expect(await world.table.get(callers.key(ana))).toMatchObject({ contributionPoints: 200 });
  });

  test('covers teams of up to three members; larger ones read it', async () => {
    const id = await aProject(world, owner);
    await joinTeam(world, id, ana);
    const most = plans.free.taskBoards.members;
    await world.table.write(stats.addToTeam(id, { members: most }));
    const { data: task } = await create(id, owner, { assignee: ana });
    expect(task).toBeDefined();

    await world.table.write(stats.addToTeam(id, { members: 1 }));
    const refused = { status: 403, code: 'PLAN_WITHOUT_ACCESS' };
    const TaskID = task?.TaskID ?? '';
    for (const as of [owner, ana]) {
      expect(await boardOf(id, as)).toMatchObject({ readOnly: 'members' });
      const calls = [
        [createTask, { body: { Title: 'Draw the map' } }],
        [updateTask, { body: { Title: 'Draw the map', version: 1 } }],
        [changeTaskStatus, { body: { status: 'IN_PROGRESS', version: 1 } }],
        [deleteTask, { query: { version: '1' } }],
      ] as const;
      for (const [handler, input] of calls)
        expect(await world.callWith(handler, { ProjectID: id, TaskID, ...input }, { as })).toMatchObject(
          refused,
        );
    }
    const own = await world.call(listAuthorTasks, { UserID: ana }, { as: ana });
    expect(own.data?.items).toMatchObject([{ board: { readOnly: 'members' } }]);

    await world.table.write(Step.update(callers.key(owner), { planTypeId: 'basic' }));
    expect(await boardOf(id)).not.toHaveProperty('readOnly');
  });

  test('belongs to the first of the current projects, and passes on when that one ends', async () => {
    const first = await aProject(world, owner);
    world.clock.add({ minutes: 1 });
    const second = await aProject(world, owner);
    await setOpen(2);
    for (const id of [first, second]) await joinTeam(world, id, ana);

    expect(await boardOf(first)).not.toHaveProperty('readOnly');
    expect(await boardOf(second)).toMatchObject({ readOnly: 'boards' });
    expect(await create(second)).toMatchObject({ code: 'PLAN_WITHOUT_ACCESS' });
    expect(await create(second, ana)).toMatchObject({ code: 'PLAN_WITHOUT_ACCESS' });
    await create(first, ana, { assignee: ana });

    await world.table.write(Step.update(projects.key(first), { status: 'completed' }));
    expect(await boardOf(second)).not.toHaveProperty('readOnly');
    expect(await create(second, ana)).toMatchObject({ status: 201 });
    const own = await world.call(listAuthorTasks, { UserID: ana }, { as: ana });
    expect(own.data?.items).toMatchObject([{ board: { readOnly: 'ended' } }]);
  });

  test('is not taken by a project that is still under review', async () => {
    await aProject(world, owner, { status: 'submitted' });
    world.clock.add({ minutes: 1 });
    const second = await aProject(world, owner);
    await setOpen(2);
    expect(await create(second)).toMatchObject({ status: 201 });
  });
});
