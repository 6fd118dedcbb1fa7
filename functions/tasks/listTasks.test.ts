import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { leaveTeam } from '#functions/teams/leaveTeam.ts';
import { removeMember } from '#functions/teams/removeMember.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { listAuthorTasks } from './listAuthorTasks.ts';
import { listProjectTasks } from './listProjectTasks.ts';
import { listTaskBoards } from './listTaskBoards.ts';
import { taskSteps, tasks } from './task.store.ts';
import { taskCounts } from './taskCounts.store.ts';
import { taskDeadlines } from './taskDeadline.store.ts';
import { createTeam, joinTeam, type Team } from './testing/taskWorld.ts';

let world: World;
let team: Team;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  team = await createTeam(world);
});

const column = (query: object) =>
  world.callWith(listProjectTasks, { ProjectID: team.ProjectID, query }, { as: team.ana });
const titlesIn = async (query: object) => {
  const { data } = await world.call(listProjectTasks, { ProjectID: team.ProjectID, query }, { as: team.ana });
  return data?.items.map(({ Title }) => Title);
};

describe('the tasks of a project', () => {
  test('are listed by column: open ones by priority and due date, closed ones newest first', async () => {
    await team.add(team.owner, { Title: 'Low', priority: 2 });
    await team.add(team.owner, { Title: 'High, later', priority: 4, dueDate: '2026-12-24' });
    await team.add(team.owner, { Title: 'High, undated', priority: 4 });
    await team.add(team.owner, { Title: 'High, soon', priority: 4, dueDate: '2026-12-01' });
    for (const Title of ['First', 'Second']) {
      world.clock.add({ minutes: 1 });
      await team.move(team.ana, await team.add(team.owner, { Title }), 'CANCELLED');
    }

    expect(await titlesIn({ status: 'TODO' })).toEqual(['High, soon', 'High, later', 'High, undated', 'Low']);
    expect(await titlesIn({ status: 'CANCELLED' })).toEqual(['Second', 'First']);
    expect((await titlesIn({}))?.slice(0, 2)).toEqual(['Second', 'First']);
  });

  test('continue by a cursor that belongs to its column', async () => {
    for (const Title of ['One', 'Two', 'Three']) await team.add(team.owner, { Title });
    const first = await world.call(
      listProjectTasks,
      { ProjectID: team.ProjectID, query: { status: 'TODO', limit: 2 } },
      { as: team.ana },
    );
    const cursor = first.data?.cursor;
    expect(first.data?.items).toHaveLength(2);
    expect(await titlesIn({ status: 'TODO', limit: 2, cursor })).toEqual(['Three']);
    expect(await column({ status: 'DONE', cursor })).toMatchObject({ code: 'INVALID_CURSOR' });
  });

  test('are counted by status', async () => {
    await team.add(team.owner);
    await team.move(team.ana, await team.add(team.owner), 'IN_PROGRESS');
    await world.runStream();
    expect(await column({ status: 'TODO' })).toMatchObject({
      data: { counts: { TODO: 1, IN_PROGRESS: 1, IN_REVIEW: 0, DONE: 0, CANCELLED: 0 } },
    });
  });
});

describe('the tasks of a user', () => {
  test('come from all projects, with their boards, for that user alone', async () => {
    const other = await createTeam(world);
    await joinTeam(world, other.ProjectID, team.ana);
    await team.add(team.owner, { assignee: team.ana, Title: 'In the first', priority: 1 });
    await other.add(other.owner, { assignee: team.ana, Title: 'In the second', priority: 5 });
    await team.add(team.owner, { assignee: team.ben });

    const list = (query: object) =>
      world.call(listAuthorTasks, { UserID: team.ana, query }, { as: team.ana });
    expect((await list({ status: 'TODO' })).data?.items).toMatchObject([
      { Title: 'In the second', board: { ProjectID: other.ProjectID, isOwner: false } },
      { Title: 'In the first', board: { ProjectID: team.ProjectID }, assignee: { username: 'ana' } },
    ]);
    expect((await list({})).data?.items).toHaveLength(2);
    expect((await list({ status: 'DONE' })).data?.items).toEqual([]);
    expect(await world.call(listAuthorTasks, { UserID: team.ana }, { as: team.owner })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.callWith(listAuthorTasks, { UserID: 'none' }, { as: team.owner })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(listAuthorTasks, { UserID: team.ana })).toMatchObject({
      code: 'NOT_AUTHENTICATED',
    });
  });
});

test('boards are those of own projects and of teams', async () => {
  const boards = async (as: Team['ana']) => (await world.call(listTaskBoards, {}, { as })).data?.items;
  expect(await boards(team.owner)).toMatchObject([{ ProjectID: team.ProjectID, isOwner: true }]);
  expect(await boards(team.ana)).toMatchObject([{ ProjectID: team.ProjectID, isOwner: false }]);
  expect(await boards(team.cleo)).toEqual([]);
});

test('boards of own projects say how many applications wait for an answer there, and no others do', async () => {
  const { owner, ana, cleo, ProjectID } = team;
  const second = await aProject(world, owner, { shortName: 'Second' });
  const apply = async (to: Team['ProjectID'], by: Team['ana']) => {
    const { data } = await world.call(
      addProspect,
      { ProjectID: to, body: { PersonType: 'Diver' } },
      { as: owner },
    );
    return await world.call(sendRequest, { ProjectID: to, body: { typeId: data!.ProspectID } }, { as: by });
  };
  expect(await apply(ProjectID, cleo)).toMatchObject({ status: 201 });
  expect(await apply(second, await world.user())).toMatchObject({ status: 201 });
  expect(await apply(second, await world.user({ contributionPoints: 20_000 }))).toMatchObject({
    status: 201,
  });

  const waiting = async (as: Team['ana']) => {
    const boards = (await world.call(listTaskBoards, {}, { as })).data?.items;
    return Object.fromEntries(
      boards?.map(({ ProjectID: id, pendingRequests }) => [id, pendingRequests]) ?? [],
    );
  };
  expect(await waiting(owner)).toEqual({ [ProjectID]: 1, [second]: 2 });
  expect(await waiting(ana)).toEqual({ [ProjectID]: undefined });
});

describe('when people and projects leave', () => {
  test.each([
    [
      'has been removed',
      (ProjectID: Team['ProjectID'], UserID: Team['ana'], owner: Team['owner']) =>
        world.call(removeMember, { ProjectID, UserID }, { as: owner }),
    ],
    [
      'has left',
      (ProjectID: Team['ProjectID'], UserID: Team['ana']) =>
        world.call(leaveTeam, { ProjectID }, { as: UserID }),
    ],
  ])('open tasks of a member who %s become unassigned; closed ones keep their assignee', async (_, end) => {
    const { ProjectID, ana, owner } = team;
    const open = await team.add(owner, { assignee: ana });
    const closed = await team.move(owner, await team.add(owner, { assignee: ana }), 'CANCELLED');
    await end(ProjectID, ana, owner);
    await world.runStream();

    expect(await world.table.get(tasks.key(ProjectID, open.TaskID))).not.toHaveProperty('assigneeId');
    expect(await world.table.get(tasks.key(ProjectID, closed.data!.TaskID))).toHaveProperty(
      'assigneeId',
      ana,
    );
  });

  test('a task that was assigned to a member who left at the same time becomes unassigned', async () => {
    const { ProjectID, ana, owner } = team;
    const { TaskID } = await team.add(owner);
    const read = await world.table.get(tasks.key(ProjectID, TaskID));
    await world.call(removeMember, { ProjectID, UserID: ana }, { as: owner });
    await world.runStream();
    await world.table.write(taskSteps.replace(read!, { ...read!, assigneeId: ana }));
    await world.runStream();
    expect(await world.table.get(tasks.key(ProjectID, TaskID))).not.toHaveProperty('assigneeId');
  });

  test('tasks are deleted with their project, with their deadlines and counts', async () => {
    const { ProjectID, owner } = team;
    const { TaskID } = await team.add(owner, { dueDate: '2026-12-01' });
    await world.runStream();
    expect(await world.table.get(taskDeadlines.key(ProjectID, TaskID))).toMatchObject({
      dueDate: '2026-12-01',
    });
    await world.table.write(Step.remove(projects.key(ProjectID)));
    await world.runStream();

    expect(
      await world.table.batchGet(
        tasks.key(ProjectID, TaskID),
        taskDeadlines.key(ProjectID, TaskID),
        taskCounts.key(ProjectID),
      ),
    ).toEqual([undefined, undefined, undefined]);
  });
});
