import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { type Listing, listings } from './market/listing.store.ts';
import { isPublic, type ProjectRecord, projects } from './project.store.ts';
import { type ProjectStats, projectStats } from './stats.store.ts';
import { type ProjectItems, toCard } from './toProject.ts';

/** Whose project; what lists hold. */
export interface Entry {
  ProjectID: ProjectID;
  OwnerUserID: UserID;
}

/** The addresses of all that is shown of projects; `itemsFrom` takes what was found there. */
export const itemKeys = (entries: readonly Entry[]) =>
  entries.flatMap(({ ProjectID, OwnerUserID }) => [
    projects.key(ProjectID),
    projectStats.key(ProjectID),
    listings.key(ProjectID),
    authors.key(OwnerUserID),
  ]);

type Found = ProjectRecord | ProjectStats | Listing | StoredUser | undefined;

/** What was found at `itemKeys(entries)`, a project at a time; those that are gone are left out. */
export const itemsFrom = (entries: readonly Entry[], found: readonly Found[]): ProjectItems[] =>
  entries.flatMap((_, place) => {
    const [project, stats, listing, owner] = found.slice(4 * place, 4 * place + 4) as [
      ProjectRecord | undefined,
      ProjectStats | undefined,
      Listing | undefined,
      StoredUser | undefined,
    ]; // the four keys of this place
    return project && stats ? [{ project, stats, listing, owner }] : [];
  });

/** Projects with all that is shown of them, as they are now; one request up to 25. */
export const readProjects = async (table: Table, entries: readonly Entry[]): Promise<ProjectItems[]> =>
  itemsFrom(entries, await table.batchGet(...itemKeys(entries)));

/** Cards of the projects that everyone sees. */
export const publicCards = (items: readonly ProjectItems[]): ProjectCard[] =>
  items.filter(({ project }) => isPublic(project.status)).map(toCard);
