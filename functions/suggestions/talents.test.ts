import { afterAll, beforeAll, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type ProjectWithRoles, projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { tasks } from '#functions/tasks/task.store.ts';
import { leaveTeam } from '#functions/teams/leaveTeam.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { TaskID, type UserID } from '#shared/ids.ts';
import { talents, talentsOf } from './talent.store.ts';

let world: World;
let owner: UserID;
let project: ProjectWithRoles;

beforeAll(async () => {
  world = await createWorld();
  owner = await world.user({ username: 'maren', planTypeId: 'premium' });
  project = await projectWithRoles(world, owner, { country: 'GB', language: 'en' });
});
afterAll(() => world.close());

/** Someone who has drawn an illustration for the project, and who has left a role or not. */
async function illustrator(username: string, fields: Record<string, unknown> = {}): Promise<UserID> {
  const person = await world.user({ username, planTypeId: 'basic', ...fields });
  await project.accept(owner, await project.apply(person, await project.role(`Illustrator ${username}`)));
  const id = TaskID.parse(world.deps.newId());
  const at = world.clock.now();
  await world.table.write(
    Step.create(tasks.key(project.ProjectID, id), {
      TaskID: id,
      ProjectID: project.ProjectID,
      Title: 'Illustration of the buoy',
      Description: '',
      status: 'DONE',
      priority: 0,
      assigneeId: person,
      points: 0,
      creatorId: owner,
      createdAt: at,
      updatedAt: at,
      closedAt: at,
      version: 1,
    }),
  );
  await world.runStream();
  return person;
}

/** Sources of the entries by which a person takes a place among the candidates for an illustrator. */
async function entriesOf(person: UserID): Promise<string[]> {
  const { items } = await world.table.query(talents, { ...talentsOf('illust'), limit: 100 });
  return items
    .filter(({ UserID }) => UserID === person)
    .map(({ source }) => source)
    .toSorted();
}

const suggested = async (as: UserID, body: { suggested: boolean }) => {
  await world.call(updateMe, { body }, { as });
  await world.runStream();
};

const status = async (person: UserID, now: 'active' | 'banned') => {
  await world.table.write(Step.update(authors.key(person), { status: now }));
  await world.runStream();
};

test('Whoever does not want to be found gets no entries for a finished task or a role', async () => {
  const gus = await illustrator('gus', { suggested: false });
  expect(await entriesOf(gus)).toEqual([]);
  await suggested(gus, { suggested: true });
  expect(await entriesOf(gus)).toEqual(['role', 'task']);
});

test('Opting out removes all entries, also of a role that was left, and opting in restores them', async () => {
  const ida = await illustrator('ida', { about: 'I illustrate.' });
  await world.call(leaveTeam, { ProjectID: project.ProjectID }, { as: ida });
  await world.runStream();
  expect(await entriesOf(ida)).toEqual(['profile', 'role', 'task']);
  await suggested(ida, { suggested: false });
  expect(await entriesOf(ida)).toEqual([]);
  await suggested(ida, { suggested: true });
  expect(await entriesOf(ida)).toEqual(['profile', 'role', 'task']);
});

test('A ban removes all entries, and its end restores them', async () => {
  const jon = await illustrator('jon');
  await status(jon, 'banned');
  expect(await entriesOf(jon)).toEqual([]);
  await status(jon, 'active');
  expect(await entriesOf(jon)).toEqual(['role', 'task']);
});
