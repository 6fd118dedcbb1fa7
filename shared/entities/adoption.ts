import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { ProjectID, UserID } from '../ids.ts';
import { AuthorSummary } from './author.ts';
import { ProjectCard } from './project.ts';

/**
 * States of an offer. `offered`: people can apply; `chosen`: an administrator has to confirm the new owner; `adopted`
 * and `withdrawn` are final, and a new offer can follow.
 */
export const adoptionStates = ['offered', 'chosen', 'adopted', 'withdrawn'] as const;

/** The offer of a project that looks for a new owner. */
export const Adoption = z.object({
  ProjectID,
  status: z.enum(adoptionStates),
  /** The owner's reason for handing the project over. */
  note: z.optional(z.string()),
  /** Whether the owner would like to stay in the team. */
  stays: z.boolean(),
  /** End of the period in which only the team can apply. */
  teamUntil: Instant,
  /** Contribution points that people outside the team need. */
  points: z.int(),
  /** The chosen candidate and an administrator's latest refusal; only for the owner and administrators. */
  chosen: z.optional(AuthorSummary),
  denied: z.optional(z.object({ person: AuthorSummary, reason: z.string(), at: Instant })),
  /** The caller's relation to the offer. `canApply`: as a person; the plan may still refuse. */
  you: z.object({
    owner: z.boolean(),
    candidate: z.boolean(),
    /** Whether the owner has chosen the caller. */
    chosen: z.boolean(),
    canApply: z.boolean(),
  }),
});
export type Adoption = z.infer<typeof Adoption>;

/** A person who would like to take a project over. */
export const AdoptionCandidate = z.object({
  ProjectID,
  UserID,
  user: AuthorSummary,
  member: z.boolean(),
  note: z.string(),
});
export type AdoptionCandidate = z.infer<typeof AdoptionCandidate>;

/** A project that anyone with the points can take over. */
export const ProjectToAdopt = z.object({
  project: ProjectCard,
  note: z.optional(z.string()),
});
export type ProjectToAdopt = z.infer<typeof ProjectToAdopt>;

/** A choice that waits for an administrator. */
export const PendingAdoption = z.object({
  project: ProjectCard,
  /** The candidate as they presented themselves. */
  chosen: AdoptionCandidate,
  note: z.optional(z.string()),
  stays: z.boolean(),
  chosenAt: Instant,
});
export type PendingAdoption = z.infer<typeof PendingAdoption>;
