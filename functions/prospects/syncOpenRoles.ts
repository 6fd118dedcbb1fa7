import type { Deps } from '#functions/platform/deps.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import {
  isClosed,
  prospects,
  readProspects,
  type StoredProspect,
} from '#functions/projects/prospect.store.ts';
import {
  languagesIn,
  projectTranslations,
  publishedPieces,
  type StoredTranslations,
} from '#functions/projects/translation.store.ts';
import type { RoleTranslation } from '#shared/entities/translation.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isActionAllowed, isPublic, projectActions } from '#shared/lifecycle.ts';
import { roleTextsIn } from '#shared/translation/roleTexts.ts';
import { openRoles } from './openRole.store.ts';

/**
 * Updates the list of open roles when a role changes. Reads the current state instead of the event, so that late and
 * repeated events end in the same list.
 */
export const syncOpenRole: Projection<StoredProspect> = async ({ before, after }, { table, now }) => {
  const known = after ?? before;
  if (!known) return;
  const [project, translations, prospect] = await table.batchGet(
    projects.key(known.ProjectID),
    projectTranslations.key(known.ProjectID),
    prospects.key(known.ProjectID, known.ProspectID),
  );
  await table.write(entryOf(known, listed(project, translations), prospect, now()));
};

/** Updates the list for all roles of a project that was published, paused, withdrawn, renamed or adopted. */
export const syncOpenRoles: Projection<ProjectRecord> = async ({ before, after }, deps) => {
  const known = after ?? before;
  if (!known || (before && after && shown(before) === shown(after))) return;
  for (const step of await openRoleSteps(deps, known.ProjectID)) await deps.table.write(step);
};

/** Updates the list for all roles of a project whose translations have changed. */
export const syncTranslatedRoles: Projection<StoredTranslations> = async ({ before, after }, deps) => {
  const known = after ?? before;
  if (!known) return;
  for (const step of await openRoleSteps(deps, known.ProjectID)) await deps.table.write(step);
};

/** Steps that bring the list in line with the current roles of a project. */
export async function openRoleSteps({ table, now }: Pick<Deps, 'table' | 'now'>, id: ProjectID) {
  const [[project, translations], roles] = await Promise.all([
    table.batchGet(projects.key(id), projectTranslations.key(id)),
    readProspects(table, id),
  ]);
  const shown = listed(project, translations);
  return roles.map(prospect => entryOf(prospect, shown, prospect, now()));
}

/** Whether a project is public and one can apply for its roles. */
const isListed = (project: ProjectRecord): boolean =>
  isPublic(project) && isActionAllowed(projectActions.acceptApplications, project.status);

/** The project with its translations, if its roles are listed. */
const listed = (project: ProjectRecord | undefined, translations: StoredTranslations | undefined) =>
  project && isListed(project) ? { project, pieces: publishedPieces(project, translations) } : undefined;

/** Fields of the project that the list shows. */
const shown = (project: ProjectRecord): string => {
  const { OwnerUserID, name, shortName, language } = project;
  return JSON.stringify([OwnerUserID, isListed(project), name, shortName, language]);
};

function entryOf(
  place: Pick<StoredProspect, 'createdAt' | 'ProspectID'>,
  shown: ReturnType<typeof listed>,
  prospect: StoredProspect | undefined,
  at: string,
) {
  if (!shown || !prospect || prospect.PersonFoundID || isClosed(prospect, at))
    return Step.remove(openRoles.key(place));

  const { OwnerUserID, name: projectName, shortName: projectShortName, language } = shown.project;
  const versions = languagesIn(shown.pieces).map(([version, pieces]): [string, RoleTranslation] => [
    version,
    {
      projectName: pieces['name']?.text ?? projectName,
      ProjectShortName: pieces['shortName']?.text ?? projectShortName,
      ...roleTextsIn(pieces, prospect),
    },
  ]);
  return Step.put(openRoles.key(place), {
    ...prospect,
    OwnerUserID,
    projectName,
    projectShortName,
    language,
    ...(versions.length > 0 && { translations: Object.fromEntries(versions) }),
  });
}
