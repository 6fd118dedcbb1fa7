import type { Projection } from '#functions/platform/projection.ts';
import type { Table } from '#functions/platform/table.ts';
import { reindexProject } from '#functions/projects/market/reindexProject.ts';
import type { SearchableRole } from '#functions/projects/market/searchDocument.ts';
import { syncCard } from '#functions/projects/market/syncCard.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import {
  maxProspects,
  prospects,
  prospectsOf,
  type StoredProspect,
} from '#functions/projects/prospect.store.ts';
import type { ProjectID } from '#shared/ids.ts';

/** Updates the market entries of a project when it changes. */
export const syncListing: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  const known = after ?? before;
  if (known) await syncMarket(table, known.ProjectID);
};

/** Updates the market entries of a role's project when the searchable part of the role changes. */
export const syncListingForRole: Projection<StoredProspect> = async ({ before, after }, { table }) => {
  const known = after ?? before;
  if (known && searchablePart(before) !== searchablePart(after)) await syncMarket(table, known.ProjectID);
};

/** Updates the market entries and the card of a project to its current state. */
export async function syncMarket(table: Table, id: ProjectID): Promise<void> {
  await reindexProject(table, id, openRolesOf);
  await syncCard(table, id);
}

const isOpen = ({ PersonFoundID }: StoredProspect): boolean => PersonFoundID === undefined;

const searchablePart = (role: StoredProspect | undefined): string =>
  JSON.stringify(role && [role.PersonType, role.skill, isOpen(role)]);

/** Reads the unfilled roles of a project. */
export async function openRolesOf(table: Table, id: ProjectID): Promise<SearchableRole[]> {
  const { items } = await table.query(prospects, {
    ...prospectsOf(id),
    limit: maxProspects,
    consistent: true,
  });
  return items.filter(isOpen);
}
