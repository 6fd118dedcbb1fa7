import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProjectAllowance } from '#functions/projects/getProjectAllowance.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, UserID } from '#shared/ids.ts';
import { denyRequest } from './denyRequest.ts';
import { listMyAppliedProspects } from './listMyAppliedProspects.ts';
import { listOwnerRequests } from './listOwnerRequests.ts';
import { listProjectAppliedProspects } from './listProjectAppliedProspects.ts';
import { listProjectRequests } from './listProjectRequests.ts';
import { listProspects } from './listProspects.ts';
import { sendRequest } from './sendRequest.ts';
import { ownerAndApplicants, type ProjectWithRoles, projectWithRoles } from './testing/projectWithRoles.ts';

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

/** Each group of tests has its own users and project. */
async function anew() {
  ({ owner, ana, ben, ProjectID, role, apply, accept } = await ownerAndApplicants(world));
}

describe('applying for a role', () => {
  beforeAll(anew);

  test('allows one pending request per user and role; the owner sees the sender, the role and the note', async () => {
    const ProspectID = await role();
    const sent = await world.call(
      sendRequest,
      { ProjectID, body: { typeId: ProspectID, note: 'I draw harbours.' } },
      { as: ana },
    );
    expect(sent).toMatchObject({
      status: 201,
      data: {
        typeId: ProspectID,
        contributorId: ana,
        role: 'Illustrator',
        note: 'I draw harbours.',
        status: 'pending',
        user: { username: 'ana' },
      },
    });
    expect(
      await world.call(sendRequest, { ProjectID, body: { typeId: ProspectID } }, { as: ana }),
    ).toMatchObject({ status: 409, code: 'ALREADY_APPLIED' });

    const both = await Promise.all(
      [1, 2].map(() => world.call(sendRequest, { ProjectID, body: { typeId: ProspectID } }, { as: ben })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);

    const from = world.requests();
    const { data } = await world.call(
      listProjectRequests,
      { ProjectID, query: { status: 'pending' } },
      { as: owner },
    );
    expect(data!.items.map(({ user }) => user.username).toSorted()).toEqual(['ana', 'ben']);
    expect(world.requests(from)).toBe(2); // the pending request; then the caller with the project, the requests and their senders
    expect(
      (await world.call(listOwnerRequests, { query: { ownerId: owner } }, { as: owner })).data!.items,
    ).toHaveLength(2);

    const { data: roles } = await world.call(listProspects, { ProjectID }, { as: ana });
    expect(roles!.items[0]).toMatchObject({ applicants: 2, yourRequest: 'pending' });
    expect((await world.call(listMyAppliedProspects, {}, { as: ana })).data!.items).toMatchObject([
      { status: 'pending', PersonType: 'Illustrator' },
    ]);
    expect(
      (await world.call(listProjectAppliedProspects, { ProjectID }, { as: ben })).data!.items,
    ).toHaveLength(1);
  });

  test('is found by its role, pending or answered', async () => {
    await anew();
    const [illustrator, translator] = [await role('Illustrator'), await role('Translator')];
    await apply(ana, illustrator);
    const { contributionRequestId } = await apply(ben, illustrator);
    await apply(ben, translator);
    await world.call(denyRequest, { ProjectID, contributionRequestId, body: {} }, { as: owner });
    const listed = async (query: object) =>
      (await world.callWith(listProjectRequests, { ProjectID, query }, { as: owner })).data as {
        items: { role: string; status: string }[];
      };
    expect((await listed({ status: 'pending', typeId: translator })).items).toMatchObject([
      { role: 'Translator', status: 'pending' },
    ]);
    expect((await listed({ typeId: illustrator })).items.map(({ status }) => status)).toEqual([
      'denied',
      'pending',
    ]);
    expect(await listed({ typeId: 'nothing' })).toMatchObject({ items: [] });
  });

  test('is refused without permission and for unknown targets', async () => {
    await anew();
    const typeId = await role();
    const send = (as: UserID | undefined, body: object, project = ProjectID) =>
      world.callWith(sendRequest, { ProjectID: project, body }, as ? { as } : {});

    expect(await send(undefined, { typeId })).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
    expect(await send(owner, { typeId })).toMatchObject({ code: 'OWN_PROJECT' });
    expect(await send(ana, { typeId: 'nothing' })).toMatchObject({ code: 'PROSPECT_NOT_FOUND' });
    expect(await send(ana, {})).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await send(ana, { typeId, note: 'x'.repeat(501) })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await send(await world.user({ status: 'banned' }), { typeId })).toMatchObject({
      code: 'USER_BANNED',
    });
    expect(await send(ana, { typeId }, await aProject(world, owner, { status: 'submitted' }))).toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });

    const request = await apply(ana, typeId);
    for (const as of [ana, ben])
      expect(await accept(as, request)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await world.call(listProjectRequests, { ProjectID }, { as: ben })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(listOwnerRequests, { query: { ownerId: owner } }, { as: ben })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(
      await world.call(
        denyRequest,
        { ProjectID, contributionRequestId: request.contributionRequestId, body: {} },
        { as: ben },
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('requires a plan or points to work on several projects', async () => {
    await anew();
    const free = await world.user({ username: 'cleo', contributionPoints: 9_999 });
    await accept(owner, await apply(free, await role()));

    ({ ProjectID, role, apply, accept } = await projectWithRoles(world, owner));
    const typeId = await role();
    expect(await world.call(sendRequest, { ProjectID, body: { typeId } }, { as: free })).toMatchObject({
      status: 403,
      code: 'INSUFFICIENT_POINTS',
      envelope: { data: { points: 10_000 } },
    });
  });

  test('is known before it is written: the allowance names the team that is in the way', async () => {
    await anew();
    const free = await world.user({ username: 'cleo', contributionPoints: 9_999 });
    const allowance = async (as: UserID) => (await world.call(getProjectAllowance, {}, { as })).data;
    expect(await allowance(free)).toMatchObject({ planTypeId: 'free', points: 9_999, teams: [] });
    await accept(owner, await apply(free, await role()));
    expect(await allowance(free)).toMatchObject({ teams: [{ ProjectID }] });

    const experienced = await world.user({ username: 'dora', contributionPoints: 10_000 });
    await accept(owner, await apply(experienced, await role()));
    expect(await allowance(experienced)).toMatchObject({ points: 10_000, teams: [] });
  });
});
