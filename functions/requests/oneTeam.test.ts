import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { latestTeams } from '#functions/projects/latestTeam.store.ts';
import { leaveTeam } from '#functions/teams/leaveTeam.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { type ProjectWithRoles, projectWithRoles } from './testing/projectWithRoles.ts';

let world: World;
let owners: UserID[];
let teams: ProjectWithRoles[];
let cleo: UserID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Two projects of two owners, to both of which a person on Free has applied. */
let applications: Awaited<ReturnType<ProjectWithRoles['apply']>>[];
beforeEach(async () => {
  owners = [await world.user(), await world.user()];
  teams = await Promise.all(owners.map(owner => projectWithRoles(world, owner)));
  cleo = await world.user({ contributionPoints: 9_999 });
  applications = [];
  for (const team of teams) applications.push(await team.apply(cleo, await team.role()));
});

const accept = (at: 0 | 1) => teams[at]!.accept(owners[at]!, applications[at]!);

describe('Whoever may work in one team only', () => {
  test('is not taken by a second one, even if they applied to both before either answered', async () => {
    expect(await accept(0)).toMatchObject({ status: 201 });
    expect(await world.table.get(latestTeams.key(cleo))).toEqual({
      ProjectID: teams[0]!.ProjectID,
      joinedAt: world.clock.now(),
    });
    expect(await accept(1)).toMatchObject({
      status: 409,
      code: 'IN_ANOTHER_TEAM',
      envelope: { data: { points: 10_000 } },
    });
  });

  test('is taken by one of two teams that accept them at the same time', async () => {
    const answers = await Promise.all([accept(0), accept(1)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'IN_ANOTHER_TEAM' });
  });

  test('can be taken by the second team once they have left the first', async () => {
    await accept(0);
    await world.call(leaveTeam, { ProjectID: teams[0]!.ProjectID }, { as: cleo });
    expect(await accept(1)).toMatchObject({ status: 201 });
  });

  test.each([
    ['a plan', { planTypeId: 'basic' }],
    ['10,000 points', { contributionPoints: 10_000 }],
  ] as const)('can be taken by both with %s', async (_, fields) => {
    await world.table.write(Step.update(authors.key(cleo), fields));
    const answers = await Promise.all([accept(0), accept(1)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });
});
