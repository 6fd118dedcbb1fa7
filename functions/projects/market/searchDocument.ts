import * as z from 'zod/mini';
import { endOfDay } from '#shared/days.ts';
import { Country, Day, Instant, Skill, WrittenLanguage } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions, projectStates } from '#shared/lifecycle.ts';
import type { ProjectRecord } from '../project.store.ts';
import { tokenize } from './tokenize.ts';

/** Searchable copy of a project: the fields by which the market finds, sorts and counts it. */
export const SearchDocument = z.object({
  OwnerUserID: UserID,
  status: z.enum(projectStates),
  country: Country,
  /** Language of the project's texts; those of before the filter by language have none stored. */
  language: z._default(WrittenLanguage, 'en'),
  /** Skills of the unfilled roles. */
  skills: z.array(Skill),
  rolesOpen: z.int(),
  /** Names of unfilled roles that cards show; documents of before cards showed them have none stored. */
  needs: z._default(z.array(z.string()), []),
  words: z.array(z.string()),
  /** Those of `words` that are in the names of unfilled roles only. */
  roleWords: z._default(z.array(z.string()), []),
  /** Of documents that were indexed by the exact progress; see `isFormer`. */
  progress: z.optional(z.int()),
  /** The progress, rounded down to tens of percent: so many changes of it move no entry. */
  builtTens: z.optional(z.int()),
  endDate: Day,
  /** When the last day of the project is over; documents of before it was recorded have none stored. */
  endsAt: z.optional(Instant),
  publishedAt: Instant,
});
export type SearchDocument = z.infer<typeof SearchDocument>;

/** Maximum number of indexed words; those of the project's name come first. */
const mostWords = 120;

/** The words of a project's own texts, in order. */
export const textWords = ({
  name,
  shortName,
  description,
}: Pick<ProjectRecord, 'name' | 'shortName' | 'description'>) =>
  tokenize([name, shortName, description].join(' '));

/** Number of unfilled roles that a card names. */
const mostNeeds = 3;

/** Fields of an unfilled role that projects are found by. */
export interface SearchableRole {
  PersonType: string;
  skill: z.infer<typeof Skill>;
}

/** Builds the search document of a project with its unfilled roles, which are open while people can apply for them. */
export function toSearchDocument(
  project: ProjectRecord,
  unfilled: readonly SearchableRole[],
): SearchDocument {
  const { OwnerUserID, status, country, language, progress, endDate, name, shortName, description } = project;
  const openRoles = isActionAllowed(projectActions.acceptApplications, status) ? unfilled : [];
  const ownWords = textWords({ name, shortName, description });
  const words = [...new Set([...ownWords, ...tokenize(openRoles.map(role => role.PersonType).join(' '))])];
  const indexed = words.slice(0, mostWords);
  return {
    OwnerUserID,
    status,
    country,
    language,
    skills: [...new Set(openRoles.map(role => role.skill))].toSorted(),
    rolesOpen: openRoles.length,
    needs: openRoles.slice(0, mostNeeds).map(role => role.PersonType),
    words: indexed,
    roleWords: indexed.slice(ownWords.length),
    builtTens: Math.floor(progress / 10),
    endDate,
    endsAt: endOfDay(project, endDate),
    publishedAt: project.approvedAt ?? project.submittedAt,
  };
}
