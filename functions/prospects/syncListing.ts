import { isDeepStrictEqual } from 'node:util';
import { type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import { reindexProject } from '#functions/market/search/reindexProject.ts';
import { syncCard } from '#functions/market/syncCard.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { type AnswerTimes, answersWithin } from '#functions/projects/answerTimes.store.ts';
import { publicProjects, publicProjectsOf } from '#functions/projects/listing.store.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { readProspects, type StoredProspect } from '#functions/projects/prospect.store.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';

/** Updates the listing of a project when it or its translations change. */
export const syncListing: Projection<Pick<ProjectRecord, 'ProjectID'>> = async ({ before, after }, deps) => {
  const known = after ?? before;
  if (known) await syncMarket(deps, known.ProjectID);
};

/** Updates the listing of a role's project when the searchable part of the role changes. */
export const syncListingForRole: Projection<StoredProspect> = async ({ before, after }, deps) => {
  const known = after ?? before;
  if (known && searchablePart(before) !== searchablePart(after)) await syncMarket(deps, known.ProjectID);
};

/** Updates the listings and cards of a person's projects when their name, avatar or place changes. */
export const syncListingsOfOwner: Projection<StoredUser> = async ({ before, after }, deps) => {
  if (before && after && !isDeepStrictEqual(shownOwner(before), shownOwner(after)))
    await syncProjectsOf(after.UserID, deps);
};

/** Updates the listings of a person's projects when they usually answer sooner or later than before. */
export const syncListingsOfAnswers: Projection<AnswerTimes> = async ({ before, after }, deps) => {
  const owner = after?.OwnerUserID;
  if (owner && answersWithin(before) !== answersWithin(after)) await syncProjectsOf(owner, deps);
};

async function syncProjectsOf(owner: UserID, deps: Pick<Deps, 'table' | 'now'>): Promise<void> {
  for await (const { ProjectID } of deps.table.each(publicProjects, { pk: publicProjectsOf(owner) }))
    await syncMarket(deps, ProjectID);
}

const shownOwner = (user: StoredUser) => ({ ...toAuthorSummary(user), contributionPoints: 0 });

/** Updates the listing and the card of a project to its current state. */
export async function syncMarket(deps: Pick<Deps, 'table' | 'now'>, id: ProjectID): Promise<void> {
  await reindexProject(deps, id, readProspects);
  await syncCard(deps, id);
}

const isOpen = ({ PersonFoundID }: StoredProspect): boolean => PersonFoundID === undefined;

const searchablePart = (role: StoredProspect | undefined): string =>
  JSON.stringify(
    role && [
      role.PersonType,
      role.skill,
      role.Notes,
      role.hoursPerWeek,
      role.workplace,
      role.closesAt,
      role.starterTask !== undefined,
      isOpen(role),
    ],
  );
