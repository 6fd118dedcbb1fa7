import { Step } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { createMoneyWorld, type MoneyWorld } from '../moneyWorld.ts';

/** Units of each project. */
export const unitsOffered = 25;

/** People and projects of a simulation, and the orders that have been placed. */
export interface Setting {
  world: MoneyWorld;
  admin: UserID;
  owners: UserID[];
  donors: UserID[];
  projects: ProjectID[];
  placed: { by: UserID; id: PaymentID; url: string | undefined }[];
}

/** Four projects of owners with different plans, shares and currencies, teams with points, and twelve payers. */
export async function createSetting(): Promise<Setting> {
  const world = await createMoneyWorld({ callTimeoutMs: 400 }); // one given up too early is one more failure of many
  const owners: UserID[] = [];
  for (const planTypeId of ['free', 'basic', 'pro', 'premium'])
    owners.push(await world.person({ planTypeId }));
  const donors: UserID[] = [];
  for (let place = 0; place < 12; place++) donors.push(await world.person());

  const projects: ProjectID[] = [];
  for (const [place, owner] of owners.entries()) {
    const project = await world.project(owner, {
      currency: place === 2 ? 'EUR' : 'GBP',
      contributorsPart: place * 30,
      numberOfContributions: unitsOffered,
      totalContributionBudget: unitsOffered * (333 + place * 777),
    });
    projects.push(project);
    for (const [at, UserID] of donors.slice(0, 3).entries())
      await world.table.write(
        Step.create(members.key(project, UserID), {
          ProjectID: project,
          OwnerUserID: owner,
          UserID,
          role: 'maker',
          joinedAt: world.clock.now(),
          projectPoints: at * 7,
        }),
      );
  }
  for (const one of [...owners.slice(0, 3), donors[1]]) if (one) await world.onboard(one);
  return { world, admin: await world.person(), owners, donors, projects, placed: [] };
}
