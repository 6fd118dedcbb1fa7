import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { unblockContact } from '#functions/contacts/unblockContact.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { listMyRequests } from '#functions/requests/listMyRequests.ts';
import { listOwnerRequests } from '#functions/requests/listOwnerRequests.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { leaveTeam } from '#functions/teams/leaveTeam.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { confirmAdoption } from './confirmAdoption.ts';
import { getAdoption } from './getAdoption.ts';
import { listAdoptionCandidates } from './listAdoptionCandidates.ts';
import { offeredProject } from './testing/offeredProject.ts';
import { withdrawAdoption } from './withdrawAdoption.ts';
import { withdrawCandidacy } from './withdrawCandidacy.ts';

let world: World;
let scene: Awaited<ReturnType<typeof offeredProject>>;
/** Members of the team: whom the owner has blocked, and a person whom they have not. */
let ana: UserID;
let ben: UserID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await offeredProject(world);
  ({ ana, ben } = scene);
  await scene.offer();
  await block();
});

const block = () => world.call(blockContact, { ContactedUserID: ana }, { as: scene.owner });
const unblock = () => world.call(unblockContact, { ContactedUserID: ana }, { as: scene.owner });
const you = async (as: UserID) =>
  (await world.call(getAdoption, { ProjectID: scene.ProjectID }, { as })).data?.you;
const candidates = async () => {
  const found = await world.call(listAdoptionCandidates, { ProjectID: scene.ProjectID }, { as: scene.owner });
  return found.data?.items.map(({ user, note }) => [user.username, note]);
};
const leave = (as: UserID) => world.call(withdrawCandidacy, { ProjectID: scene.ProjectID }, { as });
const news = async (as: UserID) => {
  await world.runStream();
  return (await world.call(listNotifications, {}, { as })).data?.items.map(({ kind }) => kind) ?? [];
};
const confirm = async (UserID: UserID) => {
  const admin = { as: await world.user(), groups: ['admins'] };
  expect(
    (await world.call(confirmAdoption, { ProjectID: scene.ProjectID, body: { UserID } }, admin)).status,
  ).toBe(200);
};

test('a blocked candidate is a candidate to themselves only', async () => {
  expect(await scene.candidate(ana)).toMatchObject({ status: 201, data: { user: { username: 'ana' } } });
  expect(await you(ana)).toMatchObject({ candidate: true, chosen: false, canApply: true });
  expect(await candidates()).toEqual([]);
  expect(await news(scene.owner)).not.toContain('adoptionApplied');
  expect((await scene.choose(ana)).code).toBe('CANDIDATE_NOT_FOUND');

  expect(await leave(ana)).toMatchObject({ status: 204 });
  expect(await you(ana)).toMatchObject({ candidate: false });
  expect(await news(scene.owner)).not.toContain('adoptionDeclined');
});

test('a blocked candidate is told of the end of the offer as others are, once', async () => {
  await unblock();
  await scene.candidate(ana);
  await block();
  await scene.candidate(ana, 'I still would.');
  await scene.candidate(ben);
  expect(await candidates()).toContainEqual(['ana', 'I would like to bring it to its end.']);
  await world.call(withdrawAdoption, { ProjectID: scene.ProjectID }, { as: scene.owner });
  for (const one of [ana, ben])
    expect((await news(one)).filter(kind => kind === 'adoptionWithdrawn')).toHaveLength(1);
});

test('a blocked candidate is told of the choice of another person as others are', async () => {
  world.clock.add({ days: 15 });
  await scene.candidate(ana);
  await scene.candidate(ben);
  await scene.candidate(scene.zoe);
  await scene.choose(scene.zoe);
  await confirm(scene.zoe);
  const [one, other] = [await news(ana), await news(ben)];
  expect(one).toEqual(other);
  expect(one).toContain('adoptionEnded');
});

test('unblocking delivers the application, unless it has been withdrawn', async () => {
  await scene.candidate(ana);
  await unblock();
  expect(await news(scene.owner)).toContain('adoptionApplied');
  expect(await candidates()).toEqual([['ana', 'I would like to bring it to its end.']]);
  expect(await scene.choose(ana)).toMatchObject({ status: 200 });

  await leave(ana);
  await block();
  await scene.candidate(ana);
  await leave(ana);
  await unblock();
  await world.runStream();
  expect(await candidates()).toEqual([]);
});

test('an application and a block at the same time: the candidate cannot tell which came first', async () => {
  await unblock();
  const [applied] = await Promise.all([scene.candidate(ana), block()]);
  expect(applied.status).toBe(201);
  expect(await you(ana)).toMatchObject({ candidate: true });
});

test('a blocked candidate who leaves the team is no candidate any more, and the application goes with the project', async () => {
  await scene.candidate(ana);
  await world.call(leaveTeam, { ProjectID: scene.ProjectID }, { as: ana });
  await world.runStream();
  expect(await you(ana)).toMatchObject({ candidate: false });

  world.clock.add({ days: 15 });
  const { zoe, owner, ProjectID } = scene;
  await world.call(blockContact, { ContactedUserID: zoe }, { as: owner });
  await scene.candidate(zoe);
  await world.table.write(Step.remove(projects.key(ProjectID)));
  await world.runStream();
  await world.call(unblockContact, { ContactedUserID: zoe }, { as: owner });
  expect(await news(owner)).not.toContain('adoptionApplied');
});

test('what a person applied for while the former owner had blocked them reaches the new owner', async () => {
  const { ProjectID, owner, zoe } = scene;
  const typeId = await scene.role();
  await scene.enter('in-development');
  await world.call(blockContact, { ContactedUserID: zoe }, { as: owner });
  expect(await world.call(sendRequest, { ProjectID, body: { typeId } }, { as: zoe })).toMatchObject({
    status: 201,
  });
  await scene.enter('halted');
  await scene.offer();
  await scene.candidate(ben);
  await scene.choose(ben);
  await confirm(ben);
  expect(await news(ben)).toContain('requestSent');
  const received = await world.call(listOwnerRequests, { query: { ownerId: ben } }, { as: ben });
  expect(received.data?.items.map(({ user }) => user.username)).toContain('zoe');
  expect((await world.call(listMyRequests, { query: {} }, { as: zoe })).data?.items).toMatchObject([
    { status: 'pending' },
  ]);
});
