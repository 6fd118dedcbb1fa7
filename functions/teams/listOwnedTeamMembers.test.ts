import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { members } from '#functions/projects/member.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { listMyProjectAppliedProspects } from '#functions/requests/listMyProjectAppliedProspects.ts';
import { ownerAndApplicants, projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { listOwnedTeamMembers } from './listOwnedTeamMembers.ts';
import { removeMember } from './removeMember.ts';

let world: World;
let scene: Awaited<ReturnType<typeof ownerAndApplicants>>;
let second: Awaited<ReturnType<typeof projectWithRoles>>;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await ownerAndApplicants(world);
  await world.table.write(Step.put(projectCount.key(scene.owner), { open: 2 }));
  await world.table.write(Step.update(callers.key(scene.owner), { planTypeId: 'basic' }));
  second = await projectWithRoles(world, scene.owner, { name: 'Salt works', shortName: 'Salt' });
});

type Project = Pick<typeof second, 'role' | 'apply' | 'accept'>;
async function join(project: Project, user: UserID) {
  await project.accept(scene.owner, await project.apply(user, await project.role()));
  world.clock.add({ minutes: 1 });
}
const list = (as: UserID, query: object = {}, owner = scene.owner) =>
  world.call(listOwnedTeamMembers, { OwnerUserID: owner, query }, { as });

describe('the team over all projects', () => {
  test('lists members of every project, latest first, page by page', async () => {
    await join(scene, scene.ana);
    await join(second, scene.ben);
    await join(second, scene.ana);

    const first = await list(scene.owner, { limit: '2' });
    expect(first.data?.items).toMatchObject([
      { username: 'ana', status: 'member', role: 'Illustrator', project: { shortName: 'Salt' } },
      { username: 'ben', status: 'member', project: { shortName: 'Salt' }, removable: true },
    ]);
    expect(first.data?.items[0]?.email).toMatch(/@/);
    const rest = await list(scene.owner, { limit: '2', cursor: first.data?.cursor });
    expect(rest.data?.items).toMatchObject([{ username: 'ana', project: { ProjectID: scene.ProjectID } }]);
    expect(rest.data?.cursor).toBeUndefined();
  });

  test('lists those of one project only', async () => {
    await join(scene, scene.ana);
    await join(second, scene.ben);
    await join(second, scene.ana);
    const ofSecond = { ProjectID: second.ProjectID };
    expect((await list(scene.owner, ofSecond)).data?.items).toMatchObject([
      { username: 'ana', project: { shortName: 'Salt' } },
      { username: 'ben', project: { shortName: 'Salt' } },
    ]);
    await world.call(removeMember, { ...ofSecond, UserID: scene.ana }, { as: scene.owner });
    expect((await list(scene.owner, ofSecond)).data?.items).toMatchObject([{ username: 'ben' }]);
    expect((await list(scene.owner, { ...ofSecond, status: 'former' })).data?.items).toMatchObject([
      { username: 'ana', status: 'former', project: { shortName: 'Salt' } },
    ]);
    const ofFirst = { ProjectID: scene.ProjectID, status: 'former' };
    expect((await list(scene.owner, ofFirst)).data?.items).toEqual([]);
  });

  test('lists nobody of the project of another owner', async () => {
    await join(scene, scene.ana);
    const seen = await list(scene.ana, { ProjectID: scene.ProjectID }, scene.ana);
    expect(seen).toMatchObject({ status: 200, data: { items: [] } });
  });

  test('is for the owner and administrators', async () => {
    expect(await list(scene.ana)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const admin = await world.user({ username: 'edith' });
    const seen = await world.callWith(
      listOwnedTeamMembers,
      { OwnerUserID: scene.owner },
      { as: admin, groups: ['admins'] },
    );
    expect(seen.status).toBe(200);
  });

  test('keeps a record of each removed member with their project points, without their address', async () => {
    await join(scene, scene.ana);
    await world.table.write(Step.update(members.key(scene.ProjectID, scene.ana), { projectPoints: 40 }));
    const remove = () =>
      world.call(removeMember, { ProjectID: scene.ProjectID, UserID: scene.ana }, { as: scene.owner });
    expect((await remove()).status).toBe(204);
    world.clock.add({ days: 1 });
    await join(scene, scene.ana);
    expect((await remove()).status).toBe(204);

    expect((await list(scene.owner)).data?.items).toEqual([]);
    const former = (await list(scene.owner, { status: 'former' })).data?.items;
    expect(former).toMatchObject([
      { username: 'ana', status: 'former', projectPoints: 0, removable: false },
      { username: 'ana', status: 'former', departure: 'removed', projectPoints: 40, removable: false },
    ]);
    expect(former?.every(({ email }) => email === undefined)).toBe(true);
    expect(former![0]!.leftAt! > former![1]!.leftAt!).toBe(true);
  });

  test('forgets the members of a deleted project', async () => {
    await join(second, scene.ana);
    await world.call(removeMember, { ProjectID: second.ProjectID, UserID: scene.ana }, { as: scene.owner });
    await join(second, scene.ben);
    const gone = await world.call(deleteProject, { ProjectID: second.ProjectID }, { as: scene.owner });
    expect(gone.status).toBe(204);
    await world.runStream();
    expect((await list(scene.owner)).data?.items).toEqual([]);
    expect((await list(scene.owner, { status: 'former' })).data?.items).toEqual([]);
  });
});

test('points earned while a member is removed are in the record', async () => {
  await join(scene, scene.ana);
  const earn = () =>
    world.table.write(Step.update(members.key(scene.ProjectID, scene.ana), {}).add({ projectPoints: 30 }));
  const [removed, earned] = await Promise.all([
    world.call(removeMember, { ProjectID: scene.ProjectID, UserID: scene.ana }, { as: scene.owner }),
    earn(),
  ]);
  expect(removed.status).toBe(204);
  const former = (await list(scene.owner, { status: 'former' })).data?.items;
  expect(former).toMatchObject([{ projectPoints: earned ? 0 : 30 }]);
});

describe('the roles of a project that the caller has applied for', () => {
  const applied = (as: UserID, ProjectID = scene.ProjectID) =>
    world.call(listMyProjectAppliedProspects, { ProjectID }, { as });

  test('are those of this project only', async () => {
    const typeId = await scene.role('Carpenter');
    await scene.apply(scene.ana, typeId);
    await second.apply(scene.ana, await second.role('Welder'));
    expect((await applied(scene.ana)).data?.items).toMatchObject([
      { PersonType: 'Carpenter', ProspectID: typeId, status: 'pending' },
    ]);
    expect((await applied(scene.ben)).data?.items).toEqual([]);
  });

  test('are refused for an unknown project', async () => {
    expect(await applied(scene.ana, 'nowhere' as typeof scene.ProjectID)).toMatchObject({
      status: 404,
      code: 'PROJECT_NOT_FOUND',
    });
  });
});
