import * as z from 'zod/mini';
import type { StoredProspect } from '#functions/prospects/prospect.store.ts';
import { Country, Day, Instant, Skill } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { projectStates } from '#shared/lifecycle.ts';
import type { ProjectRecord } from '../project.store.ts';
import { tokenize } from './tokenize.ts';

/** All that the market needs to know of a project: by what it is found and sorted, and what of it is counted. */
export const SearchDocument = z.object({
  OwnerUserID: UserID,
  status: z.enum(projectStates),
  country: Country,
  /** Fields of work of the open roles. */
  skills: z.array(Skill),
  rolesOpen: z.int(),
  words: z.array(z.string()),
  progress: z.int(),
  endDate: Day,
  publishedAt: Instant,
});
export type SearchDocument = z.infer<typeof SearchDocument>;

/** Roles are many and long; a project is found by so many words at most, its name's first. */
const mostWords = 120;

/** The facts of a project with its roles. */
export function toSearchDocument(project: ProjectRecord, roles: readonly StoredProspect[]): SearchDocument {
  const { OwnerUserID, status, country, progress, endDate, name, shortName, description } = project;
  const open = roles.filter(role => role.PersonFoundID === undefined);
  const text = [name, shortName, description, ...open.map(role => role.PersonType)].join(' ');
  return {
    OwnerUserID,
    status,
    country,
    skills: [...new Set(open.map(role => role.skill))].toSorted(),
    rolesOpen: open.length,
    words: tokenize(text).slice(0, mostWords),
    progress,
    endDate,
    publishedAt: project.approvedAt ?? project.submittedAt,
  };
}
