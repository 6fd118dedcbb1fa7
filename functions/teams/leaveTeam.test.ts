import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { isConnected, relationships } from '#functions/contacts/relationship.store.ts';
import { getMessage } from '#functions/messages/getMessage.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { listAuthorTeams } from '#functions/projects/listAuthorTeams.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { getRecruitLabel } from '#functions/recruiting/getRecruitLabel.ts';
import { teamToHire } from '#functions/recruiting/testing/completedTeam.ts';
import { listMyRequests } from '#functions/requests/listMyRequests.ts';
import { listOwnerRequests } from '#functions/requests/listOwnerRequests.ts';
import { listProjectRequests } from '#functions/requests/listProjectRequests.ts';
import { listProspects } from '#functions/requests/listProspects.ts';
import { ownerAndApplicants } from '#functions/requests/testing/projectWithRoles.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { MessageID, type ProjectID, type UserID } from '#shared/ids.ts';
import type { ProjectState } from '#shared/lifecycle.ts';
import { leaveTeam } from './leaveTeam.ts';
import { listOwnedTeamMembers } from './listOwnedTeamMembers.ts';
import { removeMember } from './removeMember.ts';

let world: World;
let scene: Awaited<ReturnType<typeof ownerAndApplicants>>;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  scene = await ownerAndApplicants(world);
});

const leave = (as: UserID | undefined, id = scene.ProjectID) =>
  world.call(leaveTeam, { ProjectID: id }, { as });
const setStatus = (status: ProjectState) =>
  world.table.write(Step.update(projects.key(scene.ProjectID), { status }));
const pointsOf = async (id: UserID) => (await world.table.get(authors.key(id)))!.contributionPoints;
const rolesOf = async (id = scene.ProjectID) =>
  (await world.call(listProspects, { ProjectID: id })).data!.items;
const formerMembersOf = async (owner: UserID) =>
  (await world.call(listOwnedTeamMembers, { OwnerUserID: owner, query: { status: 'former' } }, { as: owner }))
    .data!.items;
const kindsFor = async (as: UserID) =>
  (await world.call(listNotifications, {}, { as })).data!.items.map(({ kind }) => kind);

/** Ana takes a role of the project. */
async function join() {
  const { ana, owner, accept, apply, role } = scene;
  const ProspectID = await role();
  await accept(owner, await apply(ana, ProspectID));
  await world.runStream();
  return ProspectID;
}

describe('leaving a team', () => {
  test('happens once however often it is asked for, reopens the role, and awards no points', async () => {
    const { ProjectID, owner, ana } = scene;
    await join();
    await world.table.write(Step.update(members.key(ProjectID, ana), { projectPoints: 40 }));
    const before = await pointsOf(ana);

    const both = await Promise.all([leave(ana), leave(ana)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(both.find(({ status }) => status === 409)?.code).toBe('NOT_A_MEMBER');
    await world.runStream();

    expect(await pointsOf(ana)).toBe(before);
    expect(await rolesOf()).toMatchObject([{ taken: false, PersonFoundID: null }]);
    expect(await world.table.get(stats.key(ProjectID))).toMatchObject({ rolesOpen: 1, members: 0 });
    expect(await formerMembersOf(owner)).toMatchObject([
      { username: 'ana', departure: 'left', leftAt: world.clock.now(), projectPoints: 40 },
    ]);
    expect((await world.call(listAuthorTeams, { UserID: ana }, {})).data?.items).toEqual([]);
    expect((await kindsFor(owner)).filter(kind => kind === 'memberLeft')).toHaveLength(1);
    expect(await kindsFor(ana)).not.toContain('memberRemoved');
  });

  test('ends the relationship that the team gave them, and lets them apply again', async () => {
    const { ProjectID, owner, ana, ben, apply } = scene;
    const ProspectID = await join();
    const isRelated = async () => isConnected(await world.table.get(relationships.key(owner, ana)));
    expect(await isRelated()).toBe(true);
    expect((await leave(ana)).status).toBe(204);
    await world.runStream();
    expect(await isRelated()).toBe(false);

    expect(await apply(ana, ProspectID)).toMatchObject({ status: 'pending' });
    expect(await apply(ben, ProspectID)).toMatchObject({ status: 'pending' });
    expect((await world.call(getProject, { ProjectID }, { as: ana })).data?.you.member).toBe(false);
  });

  test('shows in the own applications: only the accepted one that still counts says that it does', async () => {
    const { owner, ana, accept, apply } = scene;
    const inTeam = async () =>
      (await world.call(listMyRequests, {}, { as: ana })).data!.items.map(request => request.inTeam);
    const ProspectID = await join();
    expect(await inTeam()).toEqual([true]);
    await leave(ana);
    expect(await inTeam()).toEqual([undefined]);
    world.clock.add({ minutes: 1 });
    const again = await apply(ana, ProspectID);
    expect(await inTeam()).toEqual([undefined, undefined]);
    await accept(owner, again);
    expect(await inTeam()).toEqual([true, undefined]);
  });

  test('shows in the lists of the owner, and in the message with which they applied', async () => {
    const { owner, ana, ProjectID, accept, apply, role } = scene;
    const sent = await apply(ana, await role());
    await world.runStream();
    await accept(owner, sent);
    await world.runStream();
    const shown = async () => {
      const owned = await world.call(listOwnerRequests, { query: { ownerId: owner } }, { as: owner });
      const ofProject = await world.call(listProjectRequests, { ProjectID }, { as: owner });
      const id = MessageID.parse(sent.contributionRequestId);
      const message = await world.call(getMessage, { id }, { as: owner });
      return [owned.data?.items[0], ofProject.data?.items[0], message.data?.request].map(
        request => [request?.status, request?.inTeam] as const,
      );
    };
    expect(await shown()).toEqual(Array.from({ length: 3 }, () => ['approved', true]));
    await leave(ana);
    expect(await shown()).toEqual(Array.from({ length: 3 }, () => ['approved', undefined]));

    world.clock.add({ minutes: 1 });
    const again = await apply(ana, sent.typeId);
    await accept(owner, again);
    const { data } = await world.call(listProjectRequests, { ProjectID }, { as: owner });
    expect(data?.items.map(request => request.inTeam)).toEqual([true, undefined]);
  });

  test.each(['approved', 'halted', 'abandoned', 'denied'] as const)(
    'is possible while the project is %s, and reopens the role',
    async status => {
      const { ana, owner } = scene;
      await join();
      await setStatus(status);
      expect((await leave(ana)).status).toBe(204);
      await setStatus('in-development');
      expect(await rolesOf()).toMatchObject([{ taken: false }]);
      expect(await formerMembersOf(owner)).toHaveLength(1);
    },
  );

  test('at the same moment as a removal has one outcome', async () => {
    const { ProjectID, owner, ana } = scene;
    await join();
    const before = await pointsOf(ana);
    const [left, removed] = await Promise.all([
      leave(ana),
      world.call(removeMember, { ProjectID, UserID: ana }, { as: owner }),
    ]);
    expect([left.status, removed.status]).toEqual(left.status === 204 ? [204, 404] : [409, 204]);
    await world.runStream();

    const isRemoved = removed.status === 204;
    expect(await formerMembersOf(owner)).toMatchObject([{ departure: isRemoved ? 'removed' : 'left' }]);
    expect(await pointsOf(ana)).toBe(before + (isRemoved ? 100 : 0));
    expect(await world.table.get(stats.key(ProjectID))).toMatchObject({ rolesOpen: 1, members: 0 });
  });
});

describe('leaving the team of a completed project', () => {
  test('keeps the role as the record of who filled it, and ends the recruit label', async () => {
    const { ProjectID, owner, ana, ben } = await teamToHire(world);
    expect((await world.call(getProject, { ProjectID }, {})).data?.toHire).toBe(true);
    expect((await leave(ben, ProjectID)).status).toBe(204);
    await world.runStream();

    expect((await rolesOf(ProjectID)).map(({ PersonFoundID }) => PersonFoundID)).toEqual([ana, ben]);
    expect(await world.table.get(stats.key(ProjectID))).toMatchObject({ rolesOpen: 0, members: 1 });
    expect((await world.call(getProject, { ProjectID }, {})).data?.toHire).toBe(false);
    const label = (await world.call(getRecruitLabel, { ProjectID }, { as: ana })).data;
    expect(label).toMatchObject({
      status: 'revoked',
      history: [{ kind: 'revoked', because: 'left' }, {}, {}, {}, {}],
    });
    expect(label?.people.map(({ user }) => user.UserID)).toEqual([owner, ana]);
    expect(await kindsFor(ana)).toContain('recruitLabelRevoked');
  });
});

describe('leaving is refused', () => {
  test('to the owner, and to people who are not in the team', async () => {
    const { owner, ben } = scene;
    await join();
    expect(await leave(owner)).toMatchObject({ status: 403, code: 'OWNER_CANNOT_LEAVE' });
    expect(await leave(ben)).toMatchObject({ status: 409, code: 'NOT_A_MEMBER' });
    expect(await rolesOf()).toMatchObject([{ taken: true }]);
  });

  test('without revealing an unpublished project of another person', async () => {
    const { owner, ben } = scene;
    const hidden = await aProject(world, owner, { status: 'submitted' });
    expect((await leave(ben, hidden)).code).toBe('PROJECT_NOT_FOUND');
    expect((await leave(ben, 'nowhere' as ProjectID)).code).toBe('PROJECT_NOT_FOUND');
  });

  test('to members who are banned, and without a session', async () => {
    const { ana } = scene;
    await join();
    await world.table.write(Step.update(authors.key(ana), { status: 'banned' }));
    expect((await leave(ana)).code).toBe('USER_BANNED');
    expect((await leave(undefined)).code).toBe('NOT_AUTHENTICATED');
  });
});
