import type { Deps } from '#functions/platform/deps.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import {
  isClosed,
  maxProspects,
  prospects,
  prospectsOf,
  type StoredProspect,
} from '#functions/projects/prospect.store.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isActionAllowed, isPublic, projectActions } from '#shared/lifecycle.ts';
import { openRoles } from './openRole.store.ts';

/**
 * Updates the list of open roles when a role changes. Reads the current state instead of the event, so that late and
 * repeated events end in the same list.
 */
export const syncOpenRole: Projection<StoredProspect> = async ({ before, after }, { table, now }) => {
  const known = after ?? before;
  if (!known) return;
  const [project, prospect] = await table.batchGet(
    projects.key(known.ProjectID),
    prospects.key(known.ProjectID, known.ProspectID),
  );
  await table.write(entryOf(known, listed(project), prospect, now()));
};

/** Updates the list for all roles of a project that was published, paused, withdrawn, renamed or adopted. */
export const syncOpenRoles: Projection<ProjectRecord> = async ({ before, after }, deps) => {
  const known = after ?? before;
  if (!known || (before && after && shown(before) === shown(after))) return;
  for (const step of await openRoleSteps(deps, known.ProjectID)) await deps.table.write(step);
};

/** Steps that bring the list in line with the current roles of a project. */
export async function openRoleSteps({ table, now }: Pick<Deps, 'table' | 'now'>, id: ProjectID) {
  const [project, { items }] = await Promise.all([
    table.get(projects.key(id)),
    table.query(prospects, { ...prospectsOf(id), limit: maxProspects, consistent: true }),
  ]);
  const shown = listed(project);
  return items.map(prospect => entryOf(prospect, shown, prospect, now()));
}

/** The project if it is public and one can apply for its roles. */
const listed = (project: ProjectRecord | undefined) =>
  project && isPublic(project) && isActionAllowed(projectActions.acceptApplications, project.status)
    ? project
    : undefined;

/** Fields of the project that the list shows. */
const shown = (project: ProjectRecord): string => {
  const { OwnerUserID, name, shortName, language } = project;
  return JSON.stringify([OwnerUserID, listed(project) !== undefined, name, shortName, language]);
};

function entryOf(
  place: Pick<StoredProspect, 'createdAt' | 'ProspectID'>,
  project: ProjectRecord | undefined,
  prospect: StoredProspect | undefined,
  at: string,
) {
  if (!project || !prospect || prospect.PersonFoundID || isClosed(prospect, at))
    return Step.remove(openRoles.key(place));

  const { OwnerUserID, name: projectName, shortName: projectShortName, language } = project;
  return Step.put(openRoles.key(place), {
    ...prospect,
    OwnerUserID,
    projectName,
    projectShortName,
    language,
  });
}
