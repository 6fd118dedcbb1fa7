import * as z from 'zod/mini';
import type { StoredUser } from '#functions/authors/author.store.ts';
import { endOfDay } from '#shared/days.ts';
import { Country, Instant, Skill, WrittenLanguage } from '#shared/fields.ts';
import { fullNameOf } from '#shared/fullName.ts';
import { UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions, publicProjectStates } from '#shared/lifecycle.ts';
import { truncate } from '#shared/truncate.ts';
import type { ProjectRecord } from '../project.store.ts';

/** Everything by which the market finds, filters, orders and counts a public project. */
export const SearchDocument = z.object({
  OwnerUserID: UserID,
  status: z.enum(publicProjectStates),
  country: Country,
  /** Language of the project's texts. */
  language: WrittenLanguage,
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  /** The beginning of the details. */
  details: z.string(),
  ownerName: z.string(),
  city: z.optional(z.string()),
  /** Number of unfilled roles. */
  rolesOpen: z.int(),
  /** Names and skills of the first of them. */
  roles: z.array(z.object({ name: z.string(), skill: Skill })),
  /** The progress, rounded down to tens of percent, so that not every change of it needs a new document. */
  builtTens: z.int(),
  /** End of the last day of the project. */
  endsAt: Instant,
  publishedAt: Instant,
});
export type SearchDocument = z.infer<typeof SearchDocument>;

/** Letters of the details that are searched. Each kilobyte of a document costs three write units with each change. */
const mostDetails = 1_000;

/** Unfilled roles that are searched by name. */
const mostRoles = 20;

/** Fields of an unfilled role that projects are found by. */
export interface SearchableRole {
  PersonType: string;
  skill: z.infer<typeof Skill>;
}

/** The document of a project with its unfilled roles, which are open while people can apply for them; none unless it is public. */
export function toSearchDocument(
  project: ProjectRecord,
  unfilled: readonly SearchableRole[],
  owner: StoredUser | undefined,
): SearchDocument | undefined {
  const status = publicProjectStates.find(state => state === project.status);
  if (!status || project.suspended) return undefined;
  const { OwnerUserID, country, language, progress, endDate, name, shortName, description } = project;
  const openRoles = isActionAllowed(projectActions.acceptApplications, status) ? unfilled : [];
  return {
    OwnerUserID,
    status,
    country,
    language,
    name,
    shortName,
    description,
    details: truncate(project.details.replace(/https?:\/\/\S+/g, ' '), mostDetails),
    ownerName: owner ? fullNameOf(owner) : '',
    ...(owner?.city !== undefined && { city: owner.city }),
    rolesOpen: openRoles.length,
    roles: openRoles.slice(0, mostRoles).map(({ PersonType, skill }) => ({ name: PersonType, skill })),
    builtTens: Math.floor(progress / 10),
    endsAt: endOfDay(project, endDate),
    publishedAt: project.approvedAt ?? project.submittedAt,
  };
}

/** Number of unfilled roles that a card names. */
const mostNeeds = 3;

/** Skills and names of the open roles, as cards show them. */
export const shownRoles = (document: SearchDocument | undefined) => ({
  skills: [...new Set(document?.roles.map(({ skill }) => skill))].toSorted(),
  needs: (document?.roles ?? []).slice(0, mostNeeds).map(({ name }) => name),
});
