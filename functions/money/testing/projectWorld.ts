import { Step } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { UserID } from '#shared/ids.ts';
import { createMoneyWorld } from './moneyWorld.ts';

/** A money world with an owner, a donor, and a project of forty points at 20.00. */
export async function createProjectWorld() {
  const world = await createMoneyWorld();
  const owner = await world.person({ username: 'owner' });
  const donor = await world.person({ username: 'donor' });
  const project = await world.project(owner, { numberOfContributions: 40, totalContributionBudget: 80_000 });

  return {
    ...world,
    owner,
    donor,
    projectId: project,

    /** A new member of the team with project points. */
    async addMember(projectPoints: number): Promise<UserID> {
      const UserID = await world.person();
      await world.table.write(
        Step.create(members.key(project, UserID), {
          ProjectID: project,
          OwnerUserID: owner,
          UserID,
          role: 'maker',
          joinedAt: world.clock.now(),
          projectPoints,
        }),
      );
      return UserID;
    },

    changeProject: (changes: object) => world.table.write(Step.update(projects.key(project), changes)),
  };
}

export type ProjectWorld = Awaited<ReturnType<typeof createProjectWorld>>;
