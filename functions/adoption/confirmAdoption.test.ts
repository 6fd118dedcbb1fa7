import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { getAuthor } from '#functions/authors/getAuthor.ts';
import { getMe } from '#functions/authors/getMe.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { listComments } from '#functions/comments/listComments.ts';
import { isConnected, relationships } from '#functions/contacts/relationship.store.ts';
import { listProjects } from '#functions/market/listProjects.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { changeProjectStatus } from '#functions/projects/changeProjectStatus.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { listUserProjects } from '#functions/projects/listUserProjects.ts';
import { members } from '#functions/projects/member.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { listFeaturedProspects } from '#functions/prospects/listFeaturedProspects.ts';
import { listOwnerRequests } from '#functions/requests/listOwnerRequests.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import { listAuthorTasks } from '#functions/tasks/listAuthorTasks.ts';
import { leaveTeam } from '#functions/teams/leaveTeam.ts';
import { listOwnedTeamMembers } from '#functions/teams/listOwnedTeamMembers.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { confirmAdoption } from './confirmAdoption.ts';
import { offerAdoption } from './offerAdoption.ts';
import { offeredProject } from './testing/offeredProject.ts';
import { withdrawAdoption } from './withdrawAdoption.ts';

let world: World;
let scene: Awaited<ReturnType<typeof offeredProject>>;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await offeredProject(world);
});

async function adopt(by: UserID, { stays = false } = {}) {
  await scene.offer({ stays });
  await scene.candidate(by);
  await scene.choose(by);
  const { ProjectID } = scene;
  const edith = await world.user();
  const call = { ProjectID, body: { UserID: by } };
  const { status } = await world.call(confirmAdoption, call, { as: edith, groups: ['admins'] });
  expect(status).toBe(200);
  await world.runStream();
}
const projectsOf = async (userId: UserID) =>
  (await world.call(listUserProjects, { userId }, {})).data?.items.map(({ ProjectID }) => ProjectID);
const counted = async (UserID: UserID) => (await world.call(getAuthor, { UserID }, {})).data;
const openOf = async (UserID: UserID) => (await world.table.get(projectCount.key(UserID)))?.open ?? 0;
const teamOf = async (OwnerUserID: UserID, status: 'member' | 'former' = 'member') =>
  (await world.call(listOwnedTeamMembers, { OwnerUserID, query: { status } }, { as: OwnerUserID })).data
    ?.items;
const requestsTo = async (ownerId: UserID, query = {}) =>
  (await world.call(listOwnerRequests, { query: { ownerId, ...query } }, { as: ownerId })).data?.items;

test('the new owner gets the project, its lists, its team, its requests and its place in the plan', async () => {
  const { ProjectID, owner, ana, ben, zoe, enter } = scene;
  await enter('in-development');
  const open = await scene.role('Translator');
  await scene.apply(zoe, open);
  await world.call(addComment, { ProjectID, body: { text: 'How high is it?' } }, { as: ben });
  await world.call(
    createTask,
    { ProjectID, body: { Title: 'Tell the press', assignee: owner } },
    { as: owner },
  );
  await world.table.write(Step.update(members.key(ProjectID, ana), { projectPoints: 120 }));
  await enter('halted');
  expect((await projectsOf(owner))?.length).toBe(1);

  await adopt(ana);

  const { data: project } = await world.call(getProject, { ProjectID }, { as: ana });
  expect(project).toMatchObject({ owner: { username: 'ana' }, you: { owner: true, member: false } });
  expect([await projectsOf(owner), await projectsOf(ana)]).toEqual([[], [ProjectID]]);
  expect([(await counted(owner))?.projects, (await counted(ana))?.projects]).toEqual([0, 1]);
  expect([(await counted(owner))?.memberships, (await counted(ana))?.memberships]).toEqual([0, 0]);
  expect([await openOf(owner), await openOf(ana)]).toEqual([0, 1]);
  const market = await world.call(listProjects, { query: { search: 'Tidewatch', limit: 50 } }, {});
  const card = market.data?.items.find(one => one.ProjectID === ProjectID);
  expect(card?.owner.username).toBe('ana');
  const roleOwner = async () => {
    const roles = await world.call(listFeaturedProspects, { query: { limit: 50 } }, {});
    return roles.data?.items.find(one => one.ProspectID === open)?.owner.username;
  };
  expect(await roleOwner()).toBeUndefined(); // a halted project takes no applications

  expect(await teamOf(owner)).toEqual([]);
  expect(await teamOf(ana)).toMatchObject([{ username: 'ben', removable: true }]);
  expect(await teamOf(ana, 'former')).toMatchObject([
    { username: expect.stringMatching(/ana|maren/) },
    { username: expect.stringMatching(/ana|maren/) },
  ]);
  const earned = (await teamOf(ana, 'former'))?.find(({ username }) => username === 'ana');
  expect(earned?.projectPoints).toBe(120);

  expect([(await requestsTo(owner))?.length, (await requestsTo(ana))?.length]).toEqual([0, 3]);
  expect(await requestsTo(ana, { status: 'pending' })).toMatchObject([{ user: { username: 'zoe' } }]);
  const pendingOf = async (as: UserID) => (await world.call(getMe, {}, { as })).data?.pendingRequests;
  expect([await pendingOf(owner), await pendingOf(ana)]).toEqual([0, 1]);

  const connected = async (one: UserID, other: UserID) =>
    isConnected(await world.table.get(relationships.key(one, other)));
  expect(await connected(ana, ben)).toBe(true);
  expect(await connected(ana, zoe)).toBe(true);
  expect(await connected(owner, ben)).toBe(false);
  expect(await connected(owner, zoe)).toBe(false);

  const comments = await world.call(listComments, { ProjectID }, {});
  expect(comments.data?.items).toMatchObject([{ text: 'How high is it?' }]);
  const tasks = await world.call(listAuthorTasks, { UserID: owner }, { as: owner });
  expect(tasks.data?.items).toEqual([]);
  for (const who of [owner, ana, ben]) {
    const { data } = await world.call(listNotifications, {}, { as: who });
    const kinds = data?.items.map(({ kind }) => kind);
    expect(kinds?.filter(kind => kind === 'projectAdopted' || kind === 'projectTakenOver')).toEqual([
      who === ana ? 'projectTakenOver' : 'projectAdopted',
    ]);
  }

  await world.call(changeProjectStatus, { ProjectID, body: { status: 'in-development' } }, { as: ana });
  await world.runStream();
  expect(await roleOwner()).toBe('ana');

  const restart = (as: UserID) =>
    world.call(changeProjectStatus, { ProjectID, body: { status: 'in-development' } }, { as });
  expect((await restart(owner)).code).toBe('FORBIDDEN');
  expect((await restart(ana)).data?.status).toBe('in-development');
});

test('the former owner stays in the team if they offered to', async () => {
  const { owner, ben, ProjectID } = scene;
  await adopt(ben, { stays: true });
  expect(await teamOf(ben)).toMatchObject([{ username: 'maren', role: 'Founder' }, { username: 'ana' }]);
  const { data } = await world.call(getProject, { ProjectID }, { as: owner });
  expect(data).toMatchObject({ members: 2, you: { owner: false, member: true } });
  expect((await counted(owner))?.memberships).toBe(1);
  expect(isConnected(await world.table.get(relationships.key(owner, ben)))).toBe(true);
});

test('the former owner stays only if they may work in the team besides others', async () => {
  const { owner, ben, ProjectID } = scene;
  const other = await world.user();
  const { role, apply, accept } = await projectWithRoles(world, other);
  await scene.offer({ stays: true });
  await scene.candidate(ben);
  await scene.choose(ben);
  await accept(other, await apply(owner, await role()));
  await world.table.write(Step.update(authors.key(owner), { planTypeId: 'free' }));
  const call = { ProjectID, body: { UserID: ben } };
  const refused = await world.call(confirmAdoption, call, { as: await world.user(), groups: ['admins'] });
  expect(refused).toMatchObject({ status: 409, code: 'IN_ANOTHER_TEAM' });

  await world.call(withdrawAdoption, { ProjectID }, { as: owner });
  const again = await world.call(offerAdoption, { ProjectID, body: { stays: true } }, { as: owner });
  expect(again).toMatchObject({ status: 403, code: 'INSUFFICIENT_POINTS' });
});

test('an abandoned project takes its place in the plan when the new owner takes it up again', async () => {
  const { owner, zoe, ProjectID, enter } = scene;
  await world.call(changeProjectStatus, { ProjectID, body: { status: 'abandoned' } }, { as: owner });
  await enter('abandoned');
  await scene.offer();
  world.clock.add({ days: 15 });
  await adopt(zoe);
  expect([await openOf(owner), await openOf(zoe)]).toEqual([0, 0]);
  await world.call(changeProjectStatus, { ProjectID, body: { status: 'in-development' } }, { as: zoe });
  expect(await openOf(zoe)).toBe(1);
});

test('of an adoption and a move by the owner at the same time, one succeeds', async () => {
  const { ProjectID, owner, ana } = scene;
  await scene.offer();
  await scene.candidate(ana);
  await scene.choose(ana);
  const edith = await world.user();
  const [adopted, moved] = await Promise.all([
    world.call(confirmAdoption, { ProjectID, body: { UserID: ana } }, { as: edith, groups: ['admins'] }),
    world.call(changeProjectStatus, { ProjectID, body: { status: 'in-development' } }, { as: owner }),
  ]);
  await world.runStream();
  const { data } = await world.call(getProject, { ProjectID }, {});
  const outcome = [adopted.status === 200, moved.status === 200, data?.owner.username];
  expect([
    [true, false, 'ana'],
    [false, true, 'maren'],
  ]).toContainEqual(outcome);
});

test('a member who leaves at the same time becomes a former member of the new owner’s team', async () => {
  const { ProjectID, owner, ana, ben } = scene;
  await scene.offer();
  await scene.candidate(ana);
  await scene.choose(ana);
  const edith = await world.user();
  const [adopted, left] = await Promise.all([
    world.call(confirmAdoption, { ProjectID, body: { UserID: ana } }, { as: edith, groups: ['admins'] }),
    world.call(leaveTeam, { ProjectID }, { as: ben }),
  ]);
  expect([adopted.status, left.status]).toEqual([200, 204]);
  await world.runStream();
  expect([await teamOf(ana), await teamOf(owner, 'former')]).toEqual([[], []]);
  const former = (await teamOf(ana, 'former'))?.map(({ username, departure }) => [username, departure]);
  expect(former?.toSorted()).toEqual([
    ['ana', undefined],
    ['ben', 'left'],
    ['maren', undefined],
  ]);
});
