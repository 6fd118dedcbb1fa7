import { afterAll, beforeAll, expect, test } from 'vitest';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { countProject } from '#functions/market/countProject.ts';
import { projectionsOf } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import { openRequests } from '#functions/projects/openRequest.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { countPendingRequest } from '#functions/requests/countPendingRequest.ts';
import { countMembership } from '#functions/teams/countMembership.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { ignoredEvents } from '#functions/testing/recordEvents.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { ContributionRequestId, ProjectID, ProspectID, type UserID } from '#shared/ids.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const projections = [
  projectionsOf(projects, { countProject }),
  projectionsOf(members, { countMembership }),
  projectionsOf(openRequests, { countPendingRequest }),
];
const countsOf = async (id: UserID) => {
  await world.runStream({ domainEventHandlers: ignoredEvents, projections });
  return await world.table.get(personCounts.key(id));
};

test('counts pending requests until they are answered', async () => {
  const [owner, sender] = [await world.user(), await world.user()];
  const projectId = ProjectID.parse('project-1');
  const role = ProspectID.parse('role-1');
  const request = {
    contributionRequestId: ContributionRequestId.parse('request-1'),
    contributorId: sender,
    ProjectID: projectId,
    ProspectID: role,
    OwnerUserID: owner,
    createdAt: world.clock.now(),
  };
  await world.table.write(Step.create(openRequests.key(projectId, role, sender), request));
  expect(await countsOf(owner)).toMatchObject({ pendingRequests: 1 });

  await world.table.write(Step.remove(openRequests.key(projectId, role, sender)));
  expect(await countsOf(owner)).toMatchObject({ pendingRequests: 0 });
});

test('counts memberships from joining to leaving', async () => {
  const member = await world.user();
  const joined = ['a', 'b'].map(name => ({
    ProjectID: ProjectID.parse(`team-${name}`),
    OwnerUserID: member,
    UserID: member,
    role: 'carpenter',
    joinedAt: world.clock.now(),
    projectPoints: 0,
  }));
  for (const one of joined) await world.table.write(Step.create(members.key(one.ProjectID, member), one));
  expect(await countsOf(member)).toMatchObject({ memberships: 2 });

  const [first] = joined;
  if (first) await world.table.write(Step.remove(members.key(first.ProjectID, member)));
  expect(await countsOf(member)).toMatchObject({ memberships: 1 });
});

test('counts projects while they are public', async () => {
  const owner = await world.user();
  const id = await aProject(world, owner, { status: 'submitted' });
  expect(await countsOf(owner)).toBeUndefined();

  const read = await world.table.get(projects.key(id));
  await world.table.write(Step.update(projects.key(id), { status: 'approved' }, read));
  expect(await countsOf(owner)).toMatchObject({ projects: 1 });
  await world.table.write(Step.remove(projects.key(id)));
  expect(await countsOf(owner)).toMatchObject({ projects: 0 });
});
