import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { listProjectRequests } from '#functions/requests/listProjectRequests.ts';
import { listProspects } from '#functions/requests/listProspects.ts';
import { ownerAndApplicants, type ProjectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { leaveTeam } from '#functions/teams/leaveTeam.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, UserID } from '#shared/ids.ts';
import type { ProgressionState } from '#shared/lifecycle.ts';
import { changeProjectStatus } from './changeProjectStatus.ts';
import { getProject } from './getProject.ts';
import { projectCount } from './projectCount.store.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let ben: UserID;
let ProjectID: AProjectID;
let role: ProjectWithRoles['role'];
let apply: ProjectWithRoles['apply'];
let accept: ProjectWithRoles['accept'];

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, ana, ben, ProjectID, role, apply, accept } = await ownerAndApplicants(world));
  await world.table.write(Step.create(projectCount.key(owner), { open: 1 }));
  await world.runStream();
});

const move = (status: ProgressionState, id = ProjectID) =>
  world.call(changeProjectStatus, { ProjectID: id, body: { status } }, { as: owner });
const openProjects = async () => (await world.table.get(projectCount.key(owner)))?.open;
const pointsOf = async (id: UserID) => (await world.table.get(authors.key(id)))?.contributionPoints;
const kindsFor = async (as: UserID) =>
  (await world.call(listNotifications, {}, { as })).data?.items.map(({ kind }) => kind);

test('the owner pauses a project and takes it up again, and the team hears of both', async () => {
  await accept(owner, await apply(ana, await role()));
  await world.runStream();

  expect((await move('halted')).data).toMatchObject({ status: 'halted', you: { owner: true } });
  await world.runStream();
  expect((await move('in-development')).data?.status).toBe('in-development');
  await world.runStream();

  expect((await world.call(getProject, { ProjectID })).data?.status).toBe('in-development');
  expect((await kindsFor(ana))?.slice(0, 2)).toEqual(['projectResumed', 'projectHalted']);
  expect(await kindsFor(owner)).not.toContain('projectHalted');
  expect(await openProjects()).toBe(1);
});

test('the start of an approved project notifies nobody', async () => {
  const id = await aProject(world, owner, { status: 'approved' });
  expect((await move('in-development', id)).data?.status).toBe('in-development');
  await world.runStream();
  expect(await kindsFor(owner)).not.toContain('projectResumed');
});

describe('completion', () => {
  test('awards 1,000 points to the owner and each member, once, and is final', async () => {
    await accept(owner, await apply(ana, await role()));
    await world.runStream();
    const before = await Promise.all([pointsOf(owner), pointsOf(ana), pointsOf(ben)]);

    expect((await move('completed')).data?.status).toBe('completed');
    await world.runStream();
    expect((await move('completed')).status).toBe(200); // a repetition
    await world.runStream();

    const after = await Promise.all([pointsOf(owner), pointsOf(ana), pointsOf(ben)]);
    expect(after.map((points, at) => Number(points) - Number(before[at]))).toEqual([1_000, 1_000, 0]);
    expect((await kindsFor(ana))?.[0]).toBe('projectCompleted');
    expect((await kindsFor(owner))?.[0]).toBe('projectCompleted');
    expect(await openProjects()).toBe(0);
    for (const state of ['in-development', 'halted', 'abandoned'] as const)
      expect((await move(state)).code).toBe('INVALID_PROJECT_STATE');
  });

  test('also awards a member who leaves before it has been processed, but not one who had left before', async () => {
    await accept(owner, await apply(ana, await role()));
    await accept(owner, await apply(ben, await role()));
    await world.runStream();
    const before = await Promise.all([pointsOf(ana), pointsOf(ben)]);

    await world.call(leaveTeam, { ProjectID }, { as: ben });
    world.clock.add({ minutes: 1 });
    await move('completed');
    await world.call(leaveTeam, { ProjectID }, { as: ana });
    await world.runStream();

    const after = await Promise.all([pointsOf(ana), pointsOf(ben)]);
    expect(after.map((points, at) => Number(points) - Number(before[at]))).toEqual([1_000, 0]);
  });

  test('needs a project that is in development', async () => {
    for (const status of ['approved', 'halted', 'abandoned', 'submitted', 'denied'] as const) {
      const id = await aProject(world, owner, { status });
      expect((await move('completed', id)).code).toBe('INVALID_PROJECT_STATE');
    }
  });
});

describe('abandonment', () => {
  test('closes the pending requests for all roles and tells their senders', async () => {
    const [one, other] = [await role('Illustrator'), await role('Translator')];
    await apply(ana, one);
    await apply(ben, other);
    await world.runStream();

    expect((await move('abandoned')).data?.status).toBe('abandoned');
    await world.runStream();

    const { data } = await world.call(listProjectRequests, { ProjectID }, { as: owner });
    expect(data?.items.map(({ status }) => status)).toEqual(['denied', 'denied']);
    expect((await kindsFor(ana))?.[0]).toBe('prospectTaken');
    expect((await kindsFor(ben))?.[0]).toBe('prospectTaken');
    const roles = (await world.call(listProspects, { ProjectID })).data?.items;
    expect(roles?.map(({ applicants }) => applicants)).toEqual([0, 0]);
  });

  test('frees a place of the plan, which taking the project up again needs', async () => {
    await move('abandoned');
    expect(await openProjects()).toBe(0);

    await world.table.write(Step.update(projectCount.key(owner), { open: 1 })); // another project
    expect((await move('in-development')).code).toBe('PROJECT_LIMIT_REACHED');
    expect((await world.call(getProject, { ProjectID })).data?.status).toBe('abandoned');

    await world.table.write(Step.update(projectCount.key(owner), { open: 0 }));
    expect((await move('in-development')).data?.status).toBe('in-development');
    expect(await openProjects()).toBe(1);
  });
});

test('of two different moves at the same time one applies, and counters agree with it', async () => {
  const answers = await Promise.all([move('abandoned'), move('completed')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await world.runStream();
  expect(await openProjects()).toBe(0);
  const { data } = await world.call(getProject, { ProjectID });
  expect(await pointsOf(owner)).toBe(data?.status === 'completed' ? 1_000 : 0);
});
