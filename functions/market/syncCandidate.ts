import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { backoff } from '#functions/platform/backoff.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { byOwner, type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { endOfDay } from '#shared/days.ts';
import { isSpecialAccount, type ProjectID, type UserID } from '#shared/ids.ts';
import { hasWiderVisibility, statesUnderWay } from '#shared/visibility.ts';
import { isUnderWay } from './isUnderWay.ts';
import { refreshReservedPlaces } from './refreshReservedPlaces.ts';
import { candidates, reservedCandidatesOf } from './reservedPlace.store.ts';

/**
 * Whether a person's plan gives them reserved places. The site's own accounts have none, because their plan is not paid
 * for.
 */
const isEntitled = (user: StoredUser | undefined): user is StoredUser =>
  user?.status === 'active' && hasWiderVisibility(user.planTypeId) && !isSpecialAccount(user.UserID);

/**
 * Updates the candidate of an owner and a project to their current state, not to that of the event that caused the call.
 * Reads again after a write, so that of two concurrent calls the later state remains. Returns whether the candidate has
 * changed.
 */
export async function syncCandidate(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  owner: UserID,
  id: ProjectID,
): Promise<boolean> {
  for (let tried = 0; tried < 8; tried++) {
    const [known, project, user] = await table.batchGet(
      candidates.key(owner, id),
      projects.key(id),
      authors.key(owner),
    );
    const endsAt =
      project?.OwnerUserID === owner && isEntitled(user) && isUnderWay(project, now())
        ? endOfDay(project, project.endDate)
        : undefined;
    if (endsAt === known?.endsAt) return tried > 0;
    await table.write(
      endsAt
        ? Step.put(candidates.key(owner, id), { ProjectID: id, OwnerUserID: owner, endsAt })
        : Step.remove(candidates.key(owner, id)),
    );
    await backoff(tried);
  }
  throw new Error(`Candidate ${id} for a reserved place not updated: too many concurrent changes`);
}

/** Follows projects that begin, end or change hands. */
export const syncReservedPlaces: Projection<ProjectRecord> = async ({ before, after }, deps) => {
  if (mayReserve(before) === mayReserve(after)) return;
  const known = after ?? before;
  if (!known) return;
  const owners = new Set([before, after].flatMap(project => project?.OwnerUserID ?? []));
  let hasChanged = false;
  for (const owner of owners) if (await syncCandidate(deps, owner, known.ProjectID)) hasChanged = true;
  if (hasChanged) await refreshReservedPlaces(deps);
};

/** Conditions of a project for a reserved place, apart from the owner's plan, as one string for comparison. */
const mayReserve = (project: ProjectRecord | undefined): string =>
  project && statesUnderWay.some(state => state === project.status)
    ? `${project.OwnerUserID} ${project.endDate}`
    : '';

/** Follows people whose plan begins or ends to include wider visibility, and those who are banned, restored or deleted. */
export const syncReservedPlacesOfOwner: Projection<StoredUser> = async ({ before, after }, deps) => {
  const person = after ?? before;
  if (!person || isEntitled(before) === isEntitled(after)) return;
  let hasChanged = false;
  for (const id of await projectsOf(deps.table, person.UserID, isEntitled(after)))
    if (await syncCandidate(deps, person.UserID, id)) hasChanged = true;
  if (hasChanged) await refreshReservedPlaces(deps);
};

/** The projects that can become candidates, or those that are. */
async function projectsOf(table: Table, owner: UserID, isEntitledNow: boolean): Promise<ProjectID[]> {
  const ids: ProjectID[] = [];
  if (isEntitledNow)
    for await (const { ProjectID } of table.each(projects, { index: 'gsi2', pk: byOwner(owner) }))
      ids.push(ProjectID);
  else
    for await (const { ProjectID } of table.each(candidates, reservedCandidatesOf(owner)))
      ids.push(ProjectID);
  return ids;
}
