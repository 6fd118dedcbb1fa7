import * as z from 'zod/mini';
import { withheldEntry, withheldField, withheldKeyOf } from '#functions/contacts/withheld.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { partitionOf } from '#functions/projects/project.store.ts';
import { adoptionStates } from '#shared/entities/adoption.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, UserID } from '#shared/ids.ts';
import type { ProjectState } from '#shared/lifecycle.ts';

const StoredAdoption = z.object({
  ProjectID,
  /** Id of the offer: candidates of an earlier one are not candidates of the next. */
  offerId: z.string(),
  OwnerUserID: UserID,
  status: z.enum(adoptionStates),
  note: z.optional(z.string()),
  stays: z.boolean(),
  offeredAt: Instant,
  teamUntil: Instant,
  chosenId: z.optional(UserID),
  chosenAt: z.optional(Instant),
  /** Members of the team who have applied, also if they are no candidates any more. */
  applied: z.optional(z.array(UserID)),
  denied: z.optional(z.object({ UserID, reason: z.string(), at: Instant })),
  /** Changes with each write. */
  revision: z.string(),
});
export type StoredAdoption = z.infer<typeof StoredAdoption>;

const openOffers = 'adoptions#offered';
const pendingChoices = 'adoptions#chosen';

/**
 * The latest offer of a project; gsi1: choices that wait for an administrator, gsi2: open offers by the day on which they
 * open to everyone.
 */
export const adoptions = entity({
  name: 'adoption',
  schema: StoredAdoption,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'adoption' }),
  gsi1: ({ status, chosenAt, ProjectID }) =>
    status === 'chosen' && chosenAt ? { pk: pendingChoices, sk: `${chosenAt}#${ProjectID}` } : undefined,
  gsi2: ({ status, teamUntil, ProjectID }) =>
    status === 'offered' ? { pk: openOffers, sk: `${teamUntil}#${ProjectID}` } : undefined,
});

/** Choices that wait for an administrator, oldest first. */
export const pendingAdoptions = { index: 'gsi1', pk: pendingChoices } as const;

/** Offers that are open to everyone at a time, the latest first. */
export const offersOpenToAll = (at: string) =>
  ({ index: 'gsi2', pk: openOffers, between: ['0', at], order: 'desc' }) as const;

const StoredCandidate = z.object({
  ProjectID,
  offerId: z.string(),
  UserID,
  /** Whether the person belonged to the team when they applied. */
  member: z.boolean(),
  note: z.string(),
  appliedAt: Instant,
  ...withheldField,
});
export type StoredCandidate = z.infer<typeof StoredCandidate>;

/** Candidates of an offer. The owner does not find a withheld one. */
export const adoptionCandidates = entity({
  name: 'adoptionCandidate',
  schema: StoredCandidate,
  key: (project: ProjectID, offerId: string, user: UserID) => ({
    pk: `adoption#${project}#${offerId}`,
    sk: `candidate#${user}`,
  }),
  gsi1: ({ ProjectID, offerId, UserID: author, withheldFrom }) =>
    withheldFrom && withheldEntry('candidate', { author, withheldFrom }, `${ProjectID}#${offerId}`),
});

/** Key of a candidacy, withheld or not. */
export const candidateKey = (candidate: StoredCandidate) =>
  withheldKeyOf(adoptionCandidates.key(candidate.ProjectID, candidate.offerId, candidate.UserID), candidate);

export const candidatesOf = ({ ProjectID, offerId }: Pick<StoredAdoption, 'ProjectID' | 'offerId'>) =>
  ({ pk: `adoption#${ProjectID}#${offerId}`, beginsWith: 'candidate#' }) as const;

/** States of a project that can be offered. */
export const adoptableStates = ['halted', 'abandoned'] as const satisfies readonly ProjectState[];

export const isAdoptable = (status: ProjectState): boolean => adoptableStates.some(state => state === status);

const openStates = ['offered', 'chosen'] as const satisfies readonly StoredAdoption['status'][];

/** Whether an offer is in force. */
export const isOfferOpen = ({ status }: StoredAdoption): boolean =>
  openStates.some(state => state === status);

/** Writes an offer if it is unchanged since it was read. */
function save(before: StoredAdoption | undefined, after: StoredAdoption) {
  const key = adoptions.key(after.ProjectID);
  return before ? Step.put(key, after).when('revision', '=', before.revision) : Step.create(key, after);
}

export const adoptionSteps = {
  save,

  /** Condition only: people can apply to the offer. */
  takesCandidates: ({ ProjectID, offerId }: Pick<StoredAdoption, 'ProjectID' | 'offerId'>) =>
    Step.check(adoptions.key(ProjectID)).when('status', 'in', openStates).when('offerId', '=', offerId),

  /** Notes that a member of the team has applied, whom the offer asks for nothing more, if it is unchanged since it was read. */
  noteApplied: (adoption: StoredAdoption, user: UserID, revision: string) => {
    const applied = [...new Set([...(adoption.applied ?? []), user])];
    return save(adoption, { ...adoption, applied, revision });
  },

  /** Condition only: the offer is unchanged since it was read. */
  unchanged: ({ ProjectID, revision }: StoredAdoption) =>
    Step.check(adoptions.key(ProjectID)).when('revision', '=', revision),

  apply: (candidate: StoredCandidate) => Step.put(candidateKey(candidate), candidate),

  /** Condition only: the person is a candidate of the offer. */
  isCandidate: ({ ProjectID, offerId }: StoredAdoption, user: UserID) =>
    Step.check(adoptionCandidates.key(ProjectID, offerId, user)).otherwise('CANDIDATE_NOT_FOUND'),
};
