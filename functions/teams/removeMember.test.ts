import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { acceptRequest } from '#functions/requests/acceptRequest.ts';
import { denyRequest } from '#functions/requests/denyRequest.ts';
import { listProspects } from '#functions/requests/listProspects.ts';
import { ownerAndApplicants, type ProjectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, UserID } from '#shared/ids.ts';
import { removeMember } from './removeMember.ts';

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

describe('removing a member', () => {
  beforeAll(anew);

  test('is refused for a user who is not in the team', async () => {
    expect(await world.call(removeMember, { ProjectID, UserID: ben }, { as: owner })).toMatchObject({
      status: 404,
      code: 'MEMBER_NOT_FOUND',
    });
  });

  test('does not reveal that an unpublished project of another person exists', async () => {
    const hidden = await aProject(world, owner, { status: 'submitted' });
    const unknown = 'nobodys' as AProjectID;
    const query = { contributionRequestId: 'request', contributorId: ana, typeId: 'role' };
    const outcomes = async (id: AProjectID) => [
      (await world.call(removeMember, { ProjectID: id, UserID: ana }, { as: ben })).code,
      (await world.callWith(acceptRequest, { ProjectID: id, query }, { as: ben })).code,
      (await world.callWith(denyRequest, { ProjectID: id, contributionRequestId: 'request' }, { as: ben }))
        .code,
    ];
    expect(await outcomes(hidden)).toEqual(await outcomes(unknown));
  });

  test('reopens the role and awards the member 100 points, once', async () => {
    const ProspectID = await role();
    await accept(owner, await apply(ana, ProspectID));
    const before = (await world.table.get(authors.key(ana)))!.contributionPoints;

    expect(await world.call(removeMember, { ProjectID, UserID: ana }, { as: ben })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await world.call(removeMember, { ProjectID, UserID: owner }, { as: owner })).toMatchObject({
      code: 'OWNER_NOT_REMOVABLE',
    });
    const both = await Promise.all(
      [1, 2].map(() => world.call(removeMember, { ProjectID, UserID: ana }, { as: owner })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(both.find(({ status }) => status === 404)?.code).toBe('MEMBER_NOT_FOUND');

    expect((await world.table.get(authors.key(ana)))!.contributionPoints).toBe(before + 100);
    expect((await world.call(listProspects, { ProjectID })).data!.items[0]).toMatchObject({
      taken: false,
      PersonFoundID: null,
    });
    expect(await world.table.get(stats.key(ProjectID))).toMatchObject({ rolesOpen: 1, members: 0 });
  });
});
