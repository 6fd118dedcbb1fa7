import * as z from 'zod/mini';
import { callers } from '#functions/platform/caller.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type AuthorSummary, AvailableHours } from '#shared/entities/author.ts';
import { Avatar } from '#shared/entities/avatar.ts';
import { EmailProblem } from '#shared/entities/emailProblem.ts';
import { StoredFrequencies } from '#shared/entities/notificationPreferences.ts';
import { Country, Instant, Language, Skill, WrittenLanguage } from '#shared/fields.ts';
import { formerUsername } from '#shared/fullName.ts';
import { UserID } from '#shared/ids.ts';
import { userStates } from '#shared/lifecycle.ts';
import { planTypeIds } from '#shared/plans.ts';

/** A stored user. `platform/caller.ts` reads part of the same item on every authenticated call. */
const StoredUser = z.object({
  UserID,
  username: z.string(),
  email: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  avatar: Avatar,
  phoneNumber: z.optional(z.string()),
  address: z.optional(z.string()),
  city: z.optional(z.string()),
  country: z.optional(Country),
  about: z.optional(z.string()),
  bio: z.optional(z.string()),
  /** The language of the site in which they wrote about themselves. */
  writtenIn: z.optional(WrittenLanguage),
  /** Skills that they say they have. */
  skills: z.optional(z.array(Skill)),
  availableHours: z.optional(AvailableHours),
  /** Their addresses elsewhere on the web. */
  links: z.optional(z.array(z.string())),
  language: Language,
  /** Languages that they read, as far as they have said so. */
  reads: z.optional(z.array(WrittenLanguage)),
  /** IANA name; absent until their browser has told it or they have chosen one. */
  timeZone: z.optional(z.string()),
  /** Only the chosen ones. */
  emailFrequencies: z.optional(StoredFrequencies),
  /** Of the current address; absent while email arrives. */
  emailProblem: z.optional(EmailProblem),
  /** False if the person does not want to be found in the list of people and suggested to owners. */
  suggested: z.optional(z.boolean()),
  /** True if their page shows everybody their finished tasks. */
  showsFinishedTasks: z.optional(z.boolean()),
  /** True if others who do the same see which of their messages the person has read, and when. */
  showsReading: z.optional(z.boolean()),
  status: z.enum(userStates),
  planTypeId: z.enum(planTypeIds),
  contributionPoints: z.int(),
  affiliateCode: z.string(),
  /** Affiliate code of the user who referred them. */
  referredBy: z.optional(z.string()),
  registrationDate: Instant,
  lastLogin: z.optional(Instant),
  /** End of the period of the plan that has been paid, or of its trial. */
  activeTill: z.optional(Instant),
  hasPassword: z.boolean(),
  /** The users of identity providers that are linked to the account, by their names in the user pool. */
  providerUsernames: z.optional(z.array(z.string())),
  /** Earlier sessions are invalid. */
  sessionsValidFrom: z.optional(Instant),
  /** Valid sessions that do not look later than `sessionsValidFrom`; see `platform/caller.ts`. */
  sessionsKept: z.optional(z.array(z.string())),
  /** Start of the session that ended all others, in seconds since 1970. */
  sessionKeptSince: z.optional(z.int()),
  /** Sessions that have ended before their tokens. */
  endedSessions: z.optional(z.record(z.string(), z.int())),
  /** False once the person has ceased to be an administrator. */
  isAdministrator: z.optional(z.boolean()),
  /** Time at which two-factor authentication was turned on; absent while it is off. */
  twoFactorSince: z.optional(Instant),
  /** Time at which the person proved to own their email address, first or when they last changed or confirmed it. */
  emailProvedAt: z.optional(Instant),
  /** Hash of the secret of the browser that signed up, until the address is confirmed. */
  signUpBrowser: z.optional(z.string()),
});
export type StoredUser = z.infer<typeof StoredUser>;

/** Query for users with a status, newest first. */
export const authorsByStatus = (status: StoredUser['status']) =>
  ({ index: 'gsi1', pk: status === 'active' ? 'authors' : `authors#${status}`, order: 'desc' }) as const;

/** Query for active users, newest first. */
export const activeAuthors = authorsByStatus('active');

/** Users by id; gsi1: by status and registration. */
export const authors = entity({
  name: 'user',
  schema: StoredUser,
  key: (id: UserID) => callers.key(id),
  gsi1: ({ status, registrationDate, UserID }) => ({
    pk: authorsByStatus(status).pk,
    sk: `${registrationDate}#${UserID}`,
  }),
});

/** Adds reputation points. Awards use `awardSteps`, which counts each cause once. */
export const addPoints = (id: UserID, points: number) =>
  Step.update(authors.key(id), {}).add({ contributionPoints: points });

/** Summary of a user for others; a deleted user is reduced to the id. */
export function toAuthorSummary(user: StoredUser): AuthorSummary {
  const { UserID, username, firstName, lastName, avatar, city, country, contributionPoints } = user;
  if (user.status === 'deleted') return formerMember(UserID);
  return { UserID, username, firstName, lastName, avatar, city, country, contributionPoints };
}

/** Placeholder for a deleted user. */
export const formerMember = (id: UserID): AuthorSummary => ({
  UserID: id,
  username: formerUsername,
  avatar: { kind: 'ready', name: 'avatar-01' },
  contributionPoints: 0,
});
