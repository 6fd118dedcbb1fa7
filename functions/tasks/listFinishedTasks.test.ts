import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAuthor } from '#functions/authors/getAuthor.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { type ProjectID, UserID } from '#shared/ids.ts';
import { reputation } from '#shared/settings.ts';
import { listFinishedTasks } from './listFinishedTasks.ts';
import { createTeam, type Team } from './testing/taskWorld.ts';

let world: World;
let team: Team;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  team = await createTeam(world);
});

/** A task that a member finishes in a team. */
async function finish(Title: string, assignee: UserID, inTeam = team): Promise<void> {
  world.clock.add({ minutes: 1 });
  const task = await inTeam.add(inTeam.owner, { Title, assignee });
  const started = await inTeam.move(inTeam.owner, task, 'IN_REVIEW');
  await inTeam.move(inTeam.owner, started.data ?? task, 'DONE');
  await world.runStream();
}
const show = (as: UserID, showsFinishedTasks = true) =>
  world.call(updateMe, { body: { showsFinishedTasks } }, { as });
const listed = async (of: UserID, sending = {}, query = {}) =>
  (await world.call(listFinishedTasks, { UserID: of, query }, sending)).data;
const titles = async (of: UserID, sending = {}) =>
  (await listed(of, sending))?.items.map(({ Title }) => Title);
const setStatus = async (id: ProjectID, status: 'denied' | 'completed') => {
  await world.table.write(Step.update(projects.key(id), { status }));
  await world.runStream();
};

describe('the finished tasks of a person', () => {
  test('are shown to nobody else until the person chooses so, and no longer once they change their mind', async () => {
    await finish('Solder the head', team.ana);
    expect(await titles(team.ana)).toEqual([]);
    expect(await titles(team.ana, { as: team.owner })).toEqual([]);
    expect(await titles(team.ana, { as: team.ana })).toEqual(['Solder the head']);
    expect((await world.call(getAuthor, { UserID: team.ana })).data?.showsFinishedTasks).toBe(false);

    await show(team.ana);
    expect(await titles(team.ana)).toEqual(['Solder the head']);
    expect((await world.call(getAuthor, { UserID: team.ana })).data?.showsFinishedTasks).toBe(true);
    await show(team.ana, false);
    expect(await titles(team.ana)).toEqual([]);
  });

  test('come latest first and page by page, with project, points and time, and nothing else of a task', async () => {
    await show(team.ana);
    await finish('Solder the head', team.ana);
    await finish('Paint the box', team.ana);
    const finishedAt = world.clock.now();
    await team.add(team.owner, { Title: 'Not begun', assignee: team.ana });
    await finish('Of somebody else', team.ben);

    const from = world.requests();
    const first = await listed(team.ana, {}, { limit: 1 });
    expect(world.requests(from)).toBe(2);
    expect(first?.items).toEqual([
      {
        TaskID: expect.any(String),
        Title: 'Paint the box',
        language: 'en',
        project: { ProjectID: team.ProjectID, name: 'Tidewatch', shortName: 'Tidewatch' },
        points: reputation.acceptedTask,
        finishedAt,
      },
    ]);
    const second = await listed(team.ana, {}, { limit: 1, cursor: first?.cursor });
    expect(second?.items.map(({ Title }) => Title)).toEqual(['Solder the head']);
  });

  test('bring no points in own projects', async () => {
    await show(team.owner);
    await finish('Write the plan', team.owner);
    expect((await listed(team.owner))?.items.map(({ Title, points }) => [Title, points])).toEqual([
      ['Write the plan', 0],
    ]);
  });

  test('are never those of projects that are not public, not even for the person', async () => {
    await show(team.ana);
    await finish('Solder the head', team.ana);
    await setStatus(team.ProjectID, 'completed');
    expect(await titles(team.ana)).toEqual(['Solder the head']);
    await setStatus(team.ProjectID, 'denied');
    expect(await titles(team.ana)).toEqual([]);
    expect(await titles(team.ana, { as: team.ana })).toEqual([]);
  });

  test('are those of people with a public profile only', async () => {
    const unknown = UserID.parse('nobody-at-all');
    expect(await world.call(listFinishedTasks, { UserID: unknown })).toMatchObject({
      code: 'AUTHOR_NOT_FOUND',
    });
    await show(team.ana);
    await world.table.write(Step.update(callers.key(team.ana), { status: 'banned' }));
    expect(await world.call(listFinishedTasks, { UserID: team.ana })).toMatchObject({
      code: 'AUTHOR_NOT_FOUND',
    });
  });

  test('need a valid cursor', async () => {
    expect(await world.call(listFinishedTasks, { UserID: team.ana, query: { cursor: 'x' } })).toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });
});
