import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { relationships } from '#functions/contacts/relationship.store.ts';
import { projectionsOf } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { memberSteps, members, type StoredMember } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, UserID } from '#shared/ids.ts';
import { rosters } from './roster.store.ts';
import { syncMemberRelationships, syncOwnerRelationships } from './syncTeamRelationships.ts';

let world: World;
let ProjectID: AProjectID;
let owner: UserID;
let ana: UserID;
let ben: UserID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [owner, ana, ben] = [await world.user(), await world.user(), await world.user()];
  ProjectID = await aProject(world, owner);
});

const projections = [
  projectionsOf(members, { syncMemberRelationships }),
  projectionsOf(projects, { syncOwnerRelationships }),
];
const sync = () => world.runStream({ domainEventHandlers: [], projections });
const memberOf = (id: UserID): StoredMember => ({
  ProjectID,
  OwnerUserID: owner,
  UserID: id,
  role: 'carpenter',
  joinedAt: world.clock.now(),
  projectPoints: 0,
});
const join = (id: UserID) => world.table.write(memberSteps.add(memberOf(id)));
const leave = (id: UserID) => world.table.write(Step.remove(members.key(ProjectID, id)));

/** Whether each of the pairs owner–Ana, owner–Ben and Ana–Ben shares the project. */
async function shared(): Promise<boolean[]> {
  const pairs = [
    [owner, ana],
    [owner, ben],
    [ana, ben],
  ] as const;
  const found = await Promise.all(pairs.map(([a, b]) => world.table.get(relationships.key(a, b))));
  return found.map(one => one?.projects.includes(ProjectID) ?? false);
}

describe('the owner and the members of a project share it', () => {
  test('from joining to leaving', async () => {
    await join(ana);
    await sync();
    expect(await shared()).toEqual([true, false, false]);
    await join(ben);
    await sync();
    expect(await shared()).toEqual([true, true, true]);
    await leave(ana);
    await sync();
    expect(await shared()).toEqual([false, true, false]);
  });

  test('until two members leave at the same time', async () => {
    await join(ana);
    await join(ben);
    await sync();
    await Promise.all([leave(ana), leave(ben)]);
    await sync();
    expect(await shared()).toEqual([false, false, false]);
    expect((await world.table.get(rosters.key(ProjectID)))?.users).toEqual([owner]);
  });

  test('until the project is deleted, which leaves nothing behind', async () => {
    await join(ana);
    await join(ben);
    await sync();
    await world.table.write(Step.remove(projects.key(ProjectID)));
    await leave(ana);
    await leave(ben);
    await sync();
    expect(await shared()).toEqual([false, false, false]);
    expect(await world.table.get(relationships.key(ana, ben))).toBeUndefined();
  });

  test('with a new owner instead of the former one', async () => {
    await join(ana);
    await sync();
    const project = await world.table.get(projects.key(ProjectID));
    await world.table.write(Step.update(projects.key(ProjectID), { OwnerUserID: ben }, project));
    await sync();
    expect(await shared()).toEqual([false, false, true]);
  });
});

test('changes in any order, repeated or at the same time lead to the team as it is', async () => {
  const joined = (id: UserID) => ({ id: `join-${id}`, before: undefined, after: memberOf(id) });
  const left = (id: UserID) => ({ id: `leave-${id}`, before: memberOf(id), after: undefined });
  const run = (change: ReturnType<typeof joined> | ReturnType<typeof left>) =>
    syncMemberRelationships(change, world.deps);

  await join(ana);
  await join(ben);
  await Promise.all([run(joined(ben)), run(joined(ana)), run(left(ana)), run(joined(ben))]);
  expect(await shared()).toEqual([true, true, true]);

  await leave(ben);
  await run(left(ben));
  await run(joined(ben));
  expect(await shared()).toEqual([true, false, false]);
});

test('a change of a member’s points causes no reads', async () => {
  await join(ana);
  await sync();
  await world.table.write(Step.update(members.key(ProjectID, ana), { projectPoints: 5 }));
  const from = world.requests();
  await sync();
  expect(world.sent.slice(from).filter(({ operation }) => operation === 'BatchGet')).toEqual([]);
});
