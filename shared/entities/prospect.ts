import * as z from 'zod/mini';
import { Instant, Skill, text, WrittenLanguage } from '../fields.ts';
import { ProjectID, ProspectID, UserID } from '../ids.ts';
import { requestStates } from '../lifecycle.ts';
import { prospect } from '../settings.ts';
import { Avatar } from './avatar.ts';

/** A role that a project looks for. */
export const Prospect = z.object({
  ProspectID,
  /** The specification's other name of the same id. */
  ContributorSearchID: ProspectID,
  ProjectID,
  ProjectShortName: z.string(),
  PersonType: z.string(),
  Notes: z.string(),
  skill: Skill,
  /** Who holds it; null while it is free. */
  PersonFoundID: z.nullable(UserID),
  UserName: z.optional(z.string()),
  Avatar: z.optional(Avatar),
  taken: z.boolean(),
  /** Open requests. */
  applicants: z.int(),
  createdAt: Instant,
  /** The caller's own request, if there is one. */
  yourRequest: z.optional(z.enum(requestStates)),
});
export type Prospect = z.infer<typeof Prospect>;

/** What an owner writes of a role. */
export const ProspectDraft = z.object({
  PersonType: z._default(text(prospect.PersonType), prospect.PersonType.default),
  Notes: z._default(text(prospect.Notes), prospect.Notes.default),
  skill: z._default(Skill, 'others'),
});
export type ProspectDraft = z.infer<typeof ProspectDraft>;

export const ProspectChange = z.partial(
  z.object({ PersonType: text(prospect.PersonType), Notes: text(prospect.Notes), skill: Skill }),
);
export type ProspectChange = z.infer<typeof ProspectChange>;

/** An open role with what its card needs. */
export const FeaturedProspect = z.extend(Prospect, {
  projectName: z.string(),
  language: WrittenLanguage,
  owner: z.object({ UserID, username: z.string(), avatar: Avatar }),
});
export type FeaturedProspect = z.infer<typeof FeaturedProspect>;

/** A role that somebody applied to, with their request. */
export const AppliedProspect = z.extend(Prospect, {
  applicationDate: Instant,
  status: z.enum(requestStates),
});
export type AppliedProspect = z.infer<typeof AppliedProspect>;
