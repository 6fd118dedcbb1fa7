import { handler as approveProject } from '#functions/admin/approveProject.lambda.ts';
import type { World } from '#functions/testing/world.ts';
import type { Proposal } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { handler as submitProject } from './submitProject.lambda.ts';

/** A proposal that is accepted as it is; for tests. */
export const sampleProposal = (change: Partial<Proposal> = {}): Proposal => ({
  name: 'A garden on the roof',
  shortName: 'Roof garden',
  description: 'We plant vegetables above the market hall, together.',
  details: 'Soil, beds, water and many hands. The roof carries it, the town agreed, spring is near.',
  language: 'en',
  country: 'FR',
  budget: 5_000_00,
  endDate: '2027-01-31',
  progress: 10,
  rolesNeeded: 3,
  totalContributionBudget: 1_000_00,
  numberOfContributions: 100,
  contributionName: 'seed',
  contributorsPart: 10,
  image: { kind: 'cairn', palette: 'moss' },
  ...change,
});

/** People and projects of one test file, made through the endpoints. */
export function samplesIn(world: World) {
  let made = 0;
  const key = () => `submission-key-${String(++made).padStart(4, '0')}`;

  const person = (fields: Record<string, unknown> = {}): Promise<UserID> =>
    world.user({
      avatar: { kind: 'ready', name: 'avatar-07' },
      affiliateCode: 'stone',
      registrationDate: '2026-01-01T00:00:00.000Z',
      hasPassword: true,
      planTypeId: 'premium',
      ...fields,
    });

  async function submitted(as: UserID, change: Partial<Proposal> = {}): Promise<ProjectID> {
    const body = { proposal: sampleProposal(change), submissionKey: key() };
    const { data, refused } = await world.call(submitProject, { body }, { as });
    if (!data) throw new Error(`Not submitted: ${refused}`);
    return data.ProjectID;
  }

  async function approve(id: ProjectID): Promise<void> {
    const admin = await person();
    const { refused } = await world.call(
      approveProject,
      { ProjectID: id, body: {} },
      { as: admin, groups: ['admins'] },
    );
    if (refused) throw new Error(`Not approved: ${refused}`);
  }

  async function published(as: UserID, change: Partial<Proposal> = {}): Promise<ProjectID> {
    const id = await submitted(as, change);
    await approve(id);
    return id;
  }

  return { key, person, submitted, approve, published };
}
