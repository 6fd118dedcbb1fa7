import { Step } from '#functions/platform/table/step.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';
import { dayAfter } from './dayAfter.ts';
import type { World } from './world.ts';

/** A stored project, in development by default. */
export async function aProject(
  world: World,
  OwnerUserID: UserID,
  fields: Partial<ProjectRecord> = {},
): Promise<ProjectID> {
  const id = ProjectID.parse(world.deps.newId());
  const project: ProjectRecord = {
    ProjectID: id,
    OwnerUserID,
    name: 'Tidewatch',
    shortName: 'Tidewatch',
    description: 'A public tide gauge for every harbour.',
    details: 'Most small harbours tell the time of the tide from a printed table.',
    language: 'en',
    country: 'GB',
    currency: 'GBP',
    budget: 1_000_000,
    endDate: dayAfter(world.clock.now(), 200),
    progress: 61,
    rolesNeeded: 3,
    totalContributionBudget: 1_000_000,
    numberOfContributions: 800,
    contributionName: 'buoy',
    contributorsPart: 0,
    image: { kind: 'cairn', palette: 'tide' },
    status: 'in-development',
    submittedAt: world.clock.now(),
    approvedAt: world.clock.now(),
    updatedAt: world.clock.now(),
    planAtSubmission: 'free',
    toHire: false,
    version: 1,
    ...fields,
  };
  const refused = await world.table.transact(
    Step.create(projects.key(id), project),
    ...stats.create(project),
  );
  if (refused) throw new Error(`The project could not be written: ${refused.code}`);
  return id;
}
