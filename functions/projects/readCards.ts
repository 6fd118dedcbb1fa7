import { authors } from '#functions/authors/author.store.ts';
import { type Loaded, loadPlan } from '#functions/platform/load.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { listings } from './market/listing.store.ts';
import { isPublic, projects } from './project.store.ts';
import { projectStats } from './stats.store.ts';
import { type ProjectItems, toCard } from './toProject.ts';

/** A project and its owner, as lists hold them. */
export interface Entry {
  ProjectID: ProjectID;
  OwnerUserID: UserID;
}

/** Plan of the items that cards need; pass its result to `toItems`. */
export const cardPlan = (entries: readonly Entry[]) =>
  entries.map(
    ({ ProjectID, OwnerUserID }) =>
      [
        projects.key(ProjectID),
        projectStats.key(ProjectID),
        listings.key(ProjectID),
        authors.key(OwnerUserID),
      ] as const,
  );

export type CardPlan = ReturnType<typeof cardPlan>;

/** The loaded projects without deleted ones. */
export const toItems = (loaded: Loaded<CardPlan>): ProjectItems[] =>
  loaded.flatMap(([project, stats, listing, owner]) =>
    project && stats ? [{ project, stats, listing, owner }] : [],
  );

/** Reads projects and the items that their cards need. Cost: 1 DynamoDB request for up to 25. */
export const readProjects = async (table: Table, entries: readonly Entry[]): Promise<ProjectItems[]> =>
  toItems(await loadPlan(table, cardPlan(entries)));

/** Cards of the public projects, except those of banned people. */
export const publicCards = (items: readonly ProjectItems[]): ProjectCard[] =>
  items.filter(({ project, owner }) => isPublic(project.status) && owner?.status !== 'banned').map(toCard);
