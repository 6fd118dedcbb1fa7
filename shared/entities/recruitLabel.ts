import * as z from 'zod/mini';
import { Country, Instant, Skill, WrittenLanguage } from '../fields.ts';
import { ProjectID } from '../ids.ts';
import { AuthorSummary } from './author.ts';
import { ProjectCard } from './project.ts';
import { ProjectImage } from './projectImage.ts';

/**
 * States of a team's recruit label ("To Hire"). `refused`: a member declined before it was granted; `revoked`: it was
 * granted and has ended. Both can be asked for again.
 */
export const recruitLabelStates = ['none', 'asked', 'granted', 'refused', 'revoked'] as const;

/** Reasons for the end of a request or a label: a member declined, left the team, was banned, or deleted their account. */
export const recruitLabelEndings = ['consent', 'left', 'banned', 'deleted'] as const;
export type RecruitLabelEnding = (typeof recruitLabelEndings)[number];

/** One entry of the history that the team sees. */
export const RecruitLabelEntry = z.object({
  kind: z.enum(['asked', 'consented', 'granted', 'refused', 'revoked']),
  /** The person who acted, or who caused the end; absent if the label was granted automatically. */
  person: z.optional(AuthorSummary),
  because: z.optional(z.enum(recruitLabelEndings)),
  at: Instant,
});
export type RecruitLabelEntry = z.infer<typeof RecruitLabelEntry>;

/** The recruit label of a project as its team sees it. */
export const RecruitLabel = z.object({
  ProjectID,
  status: z.enum(recruitLabelStates),
  /** The owner first. */
  people: z.array(
    z.object({
      user: AuthorSummary,
      role: z.string(),
      consented: z.boolean(),
      /** Whether the person has the contribution points that the label requires. */
      hasPoints: z.boolean(),
    }),
  ),
  /** Contribution points that each person needs. */
  threshold: z.int(),
});
export type RecruitLabel = z.infer<typeof RecruitLabel>;

/** The recruit label with its history. */
export const RecruitLabelDetails = z.extend(RecruitLabel, {
  /** Latest first. */
  history: z.array(RecruitLabelEntry),
});
export type RecruitLabelDetails = z.infer<typeof RecruitLabelDetails>;

/** A team with the recruit label, with the project that it completed. */
export const TeamToHire = z.object({
  project: z.object({
    ProjectID,
    name: z.string(),
    shortName: z.string(),
    description: z.string(),
    language: WrittenLanguage,
    translations: ProjectCard.shape.translations,
    country: Country,
    image: ProjectImage,
  }),
  /** The owner and the first members with their roles; the owner has none. */
  people: z.array(z.object({ user: AuthorSummary, role: z.string() })),
  /** Number of people in the team, the owner included. */
  size: z.int(),
  skills: z.array(Skill),
  grantedAt: Instant,
});
export type TeamToHire = z.infer<typeof TeamToHire>;
