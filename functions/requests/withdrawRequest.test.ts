import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listTeamMembers } from '#functions/teams/listTeamMembers.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, ContributionRequestId, UserID } from '#shared/ids.ts';
import { denyRequest } from './denyRequest.ts';
import { listMyRequests } from './listMyRequests.ts';
import { listOwnerRequests } from './listOwnerRequests.ts';
import { listProspects } from './listProspects.ts';
import { ownerAndApplicants, type ProjectWithRoles } from './testing/projectWithRoles.ts';
import { withdrawRequest } from './withdrawRequest.ts';

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
});

const withdraw = (as: UserID, contributionRequestId: ContributionRequestId) =>
  world.call(withdrawRequest, { ProjectID, contributionRequestId }, { as });
const ownersQueue = async () =>
  (await world.call(listOwnerRequests, { query: { ownerId: owner, status: 'pending' } }, { as: owner })).data!
    .items;
const requestsOf = async (as: UserID) =>
  (await world.call(listMyRequests, {}, { as })).data!.items.map(({ status, because }) => ({
    status,
    because,
  }));

test('a withdrawn application leaves the queue of the owner, and its sender may apply again', async () => {
  const ProspectID = await role();
  const { contributionRequestId } = await apply(ana, ProspectID);
  expect(await ownersQueue()).toHaveLength(1);

  expect(await withdraw(ana, contributionRequestId)).toMatchObject({
    status: 200,
    data: { status: 'withdrawn', decidedAt: world.clock.now() },
  });
  expect(await ownersQueue()).toEqual([]);
  expect((await world.call(listProspects, { ProjectID })).data!.items[0]).toMatchObject({ applicants: 0 });
  expect(await withdraw(ana, contributionRequestId)).toMatchObject({
    status: 409,
    code: 'REQUEST_ALREADY_PROCESSED',
  });
  expect(
    await world.call(denyRequest, { ProjectID, contributionRequestId, body: {} }, { as: owner }),
  ).toMatchObject({
    code: 'REQUEST_ALREADY_PROCESSED',
  });

  expect(await apply(ana, ProspectID)).toMatchObject({ status: 'pending' });
  expect((await requestsOf(ana)).map(({ status }) => status)).toEqual(['pending', 'withdrawn']);
});

test('only the sender can withdraw an application', async () => {
  const { contributionRequestId } = await apply(ana, await role());
  for (const as of [owner, ben])
    expect(await withdraw(as, contributionRequestId)).toMatchObject({
      status: 404,
      code: 'REQUEST_NOT_FOUND',
    });
  expect(
    await world.callWith(withdrawRequest, { ProjectID, contributionRequestId: 'none' }, { as: ana }),
  ).toMatchObject({ code: 'REQUEST_NOT_FOUND' });
  expect(await world.call(withdrawRequest, { ProjectID, contributionRequestId })).toMatchObject({
    status: 401,
  });
  expect(await ownersQueue()).toHaveLength(1);
});

test('an application that is accepted while it is withdrawn is either', async () => {
  for (let round = 0; round < 4; round++) {
    const ProspectID = await role();
    const request = await apply(round % 2 ? ana : ben, ProspectID);
    const sender = request.contributorId;
    const [accepted, withdrawn] = await Promise.all([
      accept(owner, request),
      withdraw(sender, request.contributionRequestId),
    ]);
    expect([accepted.status, withdrawn.status].toSorted()).toEqual(
      accepted.status === 201 ? [201, 409] : [200, 409],
    );
    const { data } = await world.call(listTeamMembers, { ProjectID }, { as: owner });
    const isMember = data!.items.some(({ UserID }) => UserID === sender);
    expect(isMember).toBe(accepted.status === 201);
    expect((await requestsOf(sender))[0]).toMatchObject({ status: isMember ? 'approved' : 'withdrawn' });
    // Another project each time: the owner's plan has room for a few open roles.
    ({ owner, ana, ben, ProjectID, role, apply, accept } = await ownerAndApplicants(world));
  }
});

test('applicants see why an application was closed without a decision on it', async () => {
  const ProspectID = await role();
  const chosen = await apply(ana, ProspectID);
  await apply(ben, ProspectID);
  await accept(owner, chosen);
  await world.runStream();

  expect(await requestsOf(ben)).toEqual([{ status: 'denied', because: 'prospectTaken' }]);
  expect(await requestsOf(ana)).toEqual([{ status: 'approved', because: undefined }]);
});

test('the list of applications is paged, newest first, and refuses an invalid cursor', async () => {
  const first = await apply(ana, await role('Illustrator'));
  world.clock.add({ minutes: 1 });
  const second = await apply(ana, await role('Translator'));

  const { data } = await world.call(listMyRequests, { query: { limit: 1 } }, { as: ana });
  expect(data!.items.map(({ contributionRequestId }) => contributionRequestId)).toEqual([
    second.contributionRequestId,
  ]);
  const { data: next } = await world.call(
    listMyRequests,
    { query: { limit: 1, cursor: data!.cursor! } },
    { as: ana },
  );
  expect(next!.items.map(({ contributionRequestId }) => contributionRequestId)).toEqual([
    first.contributionRequestId,
  ]);
  expect(await world.call(listMyRequests, { query: { cursor: 'x' } }, { as: ana })).toMatchObject({
    status: 400,
  });
});
