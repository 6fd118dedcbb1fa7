import { approveProject } from '#functions/admin/approveProject.ts';
import { type Caller, callers } from '#functions/platform/caller.ts';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import { submitProject } from '#functions/projects/submitProject.ts';
import type { Proposal } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { project } from '#shared/settings.ts';
import { dayAfter } from './dayAfter.ts';
import type { World } from './world.ts';

/** A proposal that is valid at a moment, which is the time of the test's world. */
export const sampleProposal = (now: string, change: Partial<Proposal> = {}): Proposal => ({
  name: 'A garden on the roof',
  shortName: 'Roof garden',
  description: 'We plant vegetables above the market hall, together.',
  details: 'Soil, beds, water and many hands. The roof carries it, the town agreed, spring is near.',
  language: 'en',
  country: 'FR',
  budget: 5_000_00,
  endDate: dayAfter(now, project.endDateDays.default),
  progress: 10,
  rolesNeeded: 3,
  totalContributionBudget: 1_000_00,
  numberOfContributions: 100,
  contributionName: 'seed',
  contributorsPart: 10,
  image: { kind: 'cairn', palette: 'moss' },
  ...change,
});

/** Creates users and projects through the endpoints' own operations. */
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

  /** A user as the caller of an operation. */
  async function callerOf(id: UserID, isAdmin = false): Promise<Caller> {
    const record = await world.table.get(callers.key(id));
    if (!record) throw new Error(`User ${id} does not exist`);
    return { ...record, status: 'active', isAdmin, needsTwoFactor: false, sessionSince: 0 };
  }

  /** Submits a project, which then awaits review. */
  async function submitted(owner: UserID, change: Partial<Proposal> = {}): Promise<ProjectID> {
    const caller = await callerOf(owner);
    const body = { proposal: sampleProposal(world.clock.now(), change), submissionKey: key() };
    return accepted(await submitProject.invoke({ body, caller }, world.deps)).ProjectID;
  }

  async function approve(ProjectID: ProjectID): Promise<void> {
    const caller = await callerOf(await person(), true);
    accepted(await approveProject.invoke({ ProjectID, body: {}, caller }, world.deps));
  }

  /** Submits and approves a project. */
  async function published(owner: UserID, change: Partial<Proposal> = {}): Promise<ProjectID> {
    const id = await submitted(owner, change);
    await approve(id);
    return id;
  }

  return { key, person, callerOf, submitted, approve, published };
}

function accepted<T>(outcome: T): Exclude<T, Refusal> {
  if (isRefusal(outcome)) throw new Error(`Refused: ${outcome.code}.`);
  return outcome as Exclude<T, Refusal>; // isRefusal has excluded the others
}
