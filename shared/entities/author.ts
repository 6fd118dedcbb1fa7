import * as z from 'zod/mini';
import {
  Country,
  Instant,
  Language,
  namedText,
  nameText,
  Skill,
  text,
  tidied,
  WebAddress,
  WrittenLanguage,
  withTranslator,
} from '../fields.ts';
import { hourLimits } from '../finding.ts';
import { ProjectID, UserID } from '../ids.ts';
import { isMisleadingUsername, PersonName } from '../personNames.ts';
import { planTypeIds } from '../plans.ts';
import { profile, skills, writtenLanguages } from '../settings.ts';
import { Avatar } from './avatar.ts';
import { EmailProblem } from './emailProblem.ts';
import { passwordText } from './passwordText.ts';
import { FoundTimeZone, TimeZone } from './timeZone.ts';

/** 2–45 letters, digits, `.`, `_` and `-`; unique without regard to case. */
export const Username = nameText(profile.username).check(
  z.regex(/^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}._-])+$/u, {
    error: 'validation.username_characters',
  }),
  z.refine(name => !isMisleadingUsername(name), { error: 'validation.username_misleading' }),
);

/** An email address of 10–300 characters, stored in lower case. */
export const EmailAddress = z.string().check(
  tidied(),
  z.toLowerCase(),
  z.minLength(1, { abort: true }),
  z.email({ error: 'validation.email', abort: true }), // a text that is no address gets only this error
  z.minLength(profile.email.min),
  z.maxLength(profile.email.max),
);

/** Name for signing in: an email address, or a username, which contains no `@`. */
export const EmailOrUsername = text({ min: profile.username.min, max: profile.email.max }).check(
  z.refine(name => !name.includes('@') || EmailAddress.safeParse(name).success, {
    error: 'validation.email',
  }),
);

/** 8–128 characters without leading or trailing spaces, as Cognito requires. Operations also refuse common passwords. */
export const Password = passwordText.check(
  z.minLength(profile.password.min),
  z.maxLength(profile.password.max),
  z.regex(/^\S[\s\S]*\S$/),
);

/** A person's name and avatar, shown next to their projects, comments and payments. */
export const AuthorSummary = z.object({
  UserID,
  username: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  avatar: Avatar,
  city: z.optional(z.string()),
  country: z.optional(Country),
  contributionPoints: z.int(),
});
export type AuthorSummary = z.infer<typeof AuthorSummary>;

/** Hours a week that a person says they have for projects, about. */
export const AvailableHours = z.enum(hourLimits);
export type AvailableHours = z.infer<typeof AvailableHours>;

/** A person in the list of people. */
export const FoundPerson = z.extend(AuthorSummary, {
  about: z.optional(z.string()),
  /** The language of `about`; absent where it is not known. */
  writtenIn: z.optional(WrittenLanguage),
  /** Skills that they say they have, and those of the roles that they have in teams. */
  skills: z.array(Skill),
  availableHours: z.optional(AvailableHours),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** Addresses of a person elsewhere on the web, in the order in which they are shown. */
const ProfileLinks = z.array(WebAddress(profile.links.max)).check(z.maxLength(profile.links.count));

/** A person's public profile. */
export const Author = z.extend(AuthorSummary, {
  about: z.optional(z.string()),
  bio: z.optional(z.string()),
  /** The language of both; absent where it is not known. */
  writtenIn: z.optional(WrittenLanguage),
  /** Skills that the person says they have. */
  skills: z.array(Skill),
  availableHours: z.optional(AvailableHours),
  links: z.array(z.string()),
  registrationDate: Instant,
  projects: z.int(),
  memberships: z.int(),
  /** People who follow the person. */
  followers: z.int(),
  /** Whether the person's page shows everybody their finished tasks. */
  showsFinishedTasks: z.boolean(),
  /** Completed projects whose teams, with this person, can be hired; absent without any. */
  toHire: z.optional(z.array(z.object({ ProjectID, shortName: z.string() }))),
  ...withTranslator,
});
export type Author = z.infer<typeof Author>;

/** Changes to a person's own profile. `null` clears a field. */
export const ProfileChange = z.partial(
  z.object({
    firstName: PersonName(profile.firstName),
    lastName: PersonName(profile.lastName),
    username: Username,
    phoneNumber: z.nullable(text(profile.phone)),
    address: z.nullable(text(profile.address)),
    city: z.nullable(text(profile.city)),
    country: z.nullable(Country),
    about: z.nullable(namedText('about_title', profile.about)),
    bio: z.nullable(text(profile.bio)),
    skills: z.array(Skill).check(z.maxLength(skills.length)),
    availableHours: z.nullable(AvailableHours),
    links: ProfileLinks,
    language: Language,
    /** Languages in which projects and roles come first; at least one. */
    reads: z.array(WrittenLanguage).check(z.minLength(1), z.maxLength(writtenLanguages.length)),
    timeZone: TimeZone,
    /** The time zone of the browser, which is kept if the person has none. */
    foundTimeZone: FoundTimeZone,
    /** Whether the person may be found in the list of people and suggested to owners for their roles. */
    suggested: z.boolean(),
    showsFinishedTasks: z.boolean(),
    /** Whether others who do the same see which of their messages the person has read, and when. */
    showsReading: z.boolean(),
  }),
);
export type ProfileChange = z.infer<typeof ProfileChange>;

/** The caller's own account. */
export const Me = z.extend(Author, {
  email: z.string(),
  /** Reason why less email is sent to the address; absent while email arrives. */
  emailProblem: z.optional(EmailProblem.shape.kind),
  phoneNumber: z.optional(z.string()),
  address: z.optional(z.string()),
  language: Language,
  /** Languages that the person reads; absent until they have said so. */
  reads: z.optional(z.array(WrittenLanguage)),
  /** Decides when their days begin; absent until their browser has told it or they have chosen one. */
  timeZone: z.optional(z.string()),
  planTypeId: z.enum(planTypeIds),
  /** Identifies the person in the link with which they invite others. */
  affiliateCode: z.string(),
  /** Number of people who joined with this person's link. */
  invited: z.int(),
  lastLogin: z.optional(Instant),
  /** End of the period for which their plan is paid or in trial; absent on the free plan. */
  activeTill: z.optional(Instant),
  /** Whether the person may be found in the list of people and suggested to owners for their roles. */
  suggested: z.boolean(),
  /** Whether others who do the same see which of their messages the person has read, and when. */
  showsReading: z.boolean(),
  /** Whether the session has an administrator's rights. */
  isAdmin: z.boolean(),
  /** Whether an administrator has to sign in with a second factor before they have their rights. */
  needsTwoFactor: z.boolean(),
  hasTwoFactor: z.boolean(),
  hasPassword: z.boolean(),
  unreadNotifications: z.int(),
  /** Unread messages in the inbox. */
  unreadMessages: z.int(),
  /** Number of pending requests to this owner's projects. */
  pendingRequests: z.int(),
  /** Number of refund requests that await this owner's answer. */
  refundRequests: z.int(),
  /** Number of contact requests that await this person's answer. */
  pendingContactRequests: z.int(),
});
export type Me = z.infer<typeof Me>;
