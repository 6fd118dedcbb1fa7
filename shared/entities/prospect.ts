import * as z from 'zod/mini';
import { Country, Day, Instant, Skill, text, WrittenLanguage } from '../fields.ts';
import { answerLimits, starterTask, workplaces } from '../finding.ts';
import { ProjectID, ProspectID, UserID } from '../ids.ts';
import { requestStates } from '../lifecycle.ts';
import { prospect, task } from '../settings.ts';
import { Avatar } from './avatar.ts';
import { RoleTranslation } from './translation.ts';

/** A small task that applicants do instead of writing a letter. */
export const StarterTask = z.object({ Title: text(task.Title), Description: text(starterTask.Description) });
export type StarterTask = z.infer<typeof StarterTask>;

const wrongHours = { error: 'validation.hours_per_week' };
const HoursPerWeek = z
  .int(wrongHours)
  .check(z.gte(prospect.hoursPerWeek.min, wrongHours), z.lte(prospect.hoursPerWeek.max, wrongHours));

/** Demands of a role on its holder, as far as the owner states them. */
export const RoleTerms = z.object({
  hoursPerWeek: z.optional(HoursPerWeek),
  workplace: z.optional(z.enum(workplaces)),
  /** The last day on which one can apply, a day of the project. */
  applyBy: z.optional(Day),
});

/** A role in a project. */
export const Prospect = z.object({
  ProspectID,
  /** The specification's second name for the same id. */
  ContributorSearchID: ProspectID,
  ProjectID,
  ProjectShortName: z.string(),
  PersonType: z.string(),
  Notes: z.string(),
  skill: Skill,
  /** Absent if an application is a letter. */
  starterTask: z.optional(z.object({ Title: z.string(), Description: z.string() })),
  /** The language into which its holder translates the project: they get a task for it when they join. */
  translates: z.optional(WrittenLanguage),
  ...RoleTerms.shape,
  /** End of the last day to apply. */
  closesAt: z.optional(Instant),
  /** The person who fills the role; null while it is open. */
  PersonFoundID: z.nullable(UserID),
  UserName: z.optional(z.string()),
  Avatar: z.optional(Avatar),
  taken: z.boolean(),
  /** Number of pending requests. */
  applicants: z.int(),
  createdAt: Instant,
  /** The caller's own request. */
  yourRequest: z.optional(z.enum(requestStates)),
});
export type Prospect = z.infer<typeof Prospect>;

/** The terms of a role as its owner writes them; `null` removes one. */
const terms = {
  hoursPerWeek: z.optional(z.nullable(HoursPerWeek)),
  workplace: z.optional(z.nullable(z.enum(workplaces))),
  applyBy: z.optional(z.nullable(Day)),
};

/** A role as written by the project's owner. */
export const ProspectDraft = z.object({
  PersonType: z._default(text(prospect.PersonType), prospect.PersonType.default),
  Notes: z._default(text(prospect.Notes), prospect.Notes.default),
  skill: z._default(Skill, 'others'),
  starterTask: z.optional(z.nullable(StarterTask)),
  translates: z.optional(z.nullable(WrittenLanguage)),
  ...terms,
});
export type ProspectDraft = z.infer<typeof ProspectDraft>;

export const ProspectChange = z.partial(
  z.object({
    PersonType: text(prospect.PersonType),
    Notes: text(prospect.Notes),
    skill: Skill,
    /** `null` removes it. Applications that have been sent keep the task as it was. */
    starterTask: z.nullable(StarterTask),
    translates: z.nullable(WrittenLanguage),
    ...terms,
  }),
);
export type ProspectChange = z.infer<typeof ProspectChange>;

/** An open role with the fields its card shows. */
export const FeaturedProspect = z.extend(Prospect, {
  projectName: z.string(),
  language: WrittenLanguage,
  /** Place of the project. */
  country: Country,
  city: z.optional(z.string()),
  owner: z.object({ UserID, username: z.string(), avatar: Avatar }),
  /** Days within which the owner usually answers applications; absent if they take longer or have answered too few. */
  answersWithin: z.optional(z.enum(answerLimits)),
  /** Its versions in the other languages of its project; absent if there is none. */
  translations: z.optional(z.partialRecord(WrittenLanguage, RoleTranslation)),
});
export type FeaturedProspect = z.infer<typeof FeaturedProspect>;

/** A role the caller has applied for, with their request. */
export const AppliedProspect = z.extend(Prospect, {
  applicationDate: Instant,
  status: z.enum(requestStates),
});
export type AppliedProspect = z.infer<typeof AppliedProspect>;
