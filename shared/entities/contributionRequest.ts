import * as z from 'zod/mini';
import { Instant, WrittenLanguage } from '../fields.ts';
import { ContributionRequestId, ProjectID, ProspectID, UserID } from '../ids.ts';
import { declineReasons, requestClosings, requestStates } from '../lifecycle.ts';
import { AuthorSummary } from './author.ts';

/** A starter task with the answer to it. */
export const StarterAnswer = z.object({
  Title: z.string(),
  Description: z.string(),
  answer: z.string(),
  link: z.optional(z.string()),
});
export type StarterAnswer = z.infer<typeof StarterAnswer>;

/** The owner's reason for declining an application: a ready-made one, their own words, or both. */
export const Decline = z.object({
  reason: z.optional(z.enum(declineReasons)),
  words: z.optional(z.string()),
  /** Language of the words. */
  language: z.optional(WrittenLanguage),
});
export type Decline = z.infer<typeof Decline>;

const Letter = {
  text: z.string(),
  /** Language in which it is written; absent if unknown. */
  language: z.optional(WrittenLanguage),
  at: Instant,
};

/** The one question that the owner asks about an application, with the answer of the applicant. */
export const RequestQuestion = z.object({ ...Letter, answer: z.optional(z.object(Letter)) });
export type RequestQuestion = z.infer<typeof RequestQuestion>;

/** The owner's words to people who join the team: what to do first. */
export const Greeting = z.object({ text: z.string(), language: z.optional(WrittenLanguage) });
export type Greeting = z.infer<typeof Greeting>;

/** A person's application for a role. */
export const ContributionRequest = z.object({
  contributionRequestId: ContributionRequestId,
  contributorId: UserID,
  /** The prospect. */
  typeId: ProspectID,
  user: AuthorSummary,
  /** The project by its short name, and the language of the name: to the applicant as they saw it when they applied. */
  project: z.object({
    ProjectID,
    shortName: z.string(),
    OwnerUserID: UserID,
    language: z.optional(WrittenLanguage),
  }),
  /** Title of the role, as the project's name. */
  role: z.string(),
  roleLanguage: z.optional(WrittenLanguage),
  note: z.optional(z.string()),
  /** Language in which the applicant wrote; absent if unknown. */
  language: z.optional(WrittenLanguage),
  /** The starter task as the applicant saw it, with their answer, instead of a note. */
  starter: z.optional(StarterAnswer),
  /** The owner's question about it. */
  question: z.optional(RequestQuestion),
  status: z.enum(requestStates),
  /** Reason why it was closed without a decision of the owner. */
  because: z.optional(z.enum(requestClosings)),
  /** The owner's reason for declining it, if they gave one. */
  decline: z.optional(Decline),
  createdAt: Instant,
  decidedAt: z.optional(Instant),
  /** Time at which the request expires if the owner has not answered it. */
  expiresAt: Instant,
  /** Whether the applicant is in the team by it; they may have left it, and have joined again by another. */
  inTeam: z.optional(z.boolean()),
  /** The owner's greeting, if there is one, to those who are in the team; only in their own list. */
  greeting: z.optional(Greeting),
});
export type ContributionRequest = z.infer<typeof ContributionRequest>;
