import * as z from 'zod/mini';
import type { StoredUser } from '#functions/authors/author.store.ts';
import { mayBeFound } from '#functions/authors/mayBeFound.ts';
import { AvailableHours } from '#shared/entities/author.ts';
import { Country, Instant, Skill, WrittenLanguage } from '#shared/fields.ts';
import { fullNameOf } from '#shared/fullName.ts';
import { type Skill as SkillName, skills } from '#shared/settings.ts';

/** Everything by which a person who may be found is found, filtered and ordered: what their page shows everybody. */
export const PersonDocument = z.object({
  username: z.string(),
  /** First and last name; empty if there is neither. */
  name: z.string(),
  about: z.string(),
  bio: z.string(),
  /** The language in which they wrote about themselves. */
  language: z.optional(WrittenLanguage),
  city: z.optional(z.string()),
  country: z.optional(Country),
  /** Skills that they say they have, and those of the roles that they have in teams. */
  skills: z.array(Skill),
  availableHours: z.optional(AvailableHours),
  /** Contribution points, rounded down to two digits, so that most awards need no new document. */
  points: z.int(),
  joinedAt: Instant,
});
export type PersonDocument = z.infer<typeof PersonDocument>;

/** The document of a person whose roles have these skills; none unless they may be found. */
export function toPersonDocument(
  user: StoredUser | undefined,
  ofRoles: readonly SkillName[],
): PersonDocument | undefined {
  if (!mayBeFound(user)) return undefined;
  const {
    username,
    about = '',
    bio = '',
    writtenIn,
    city,
    country,
    contributionPoints,
    skills: own = [],
    availableHours,
  } = user;
  return {
    username,
    name: fullNameOf(user),
    about,
    bio,
    ...(writtenIn && about + bio !== '' && { language: writtenIn }),
    ...(city !== undefined && { city }),
    ...(country && { country }),
    skills: skills.filter(skill => own.includes(skill) || ofRoles.includes(skill)),
    ...(availableHours && { availableHours }),
    points: roundedDown(contributionPoints),
    joinedAt: user.registrationDate,
  };
}

function roundedDown(points: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, points))) - 1);
  return Math.floor(points / unit) * unit;
}
