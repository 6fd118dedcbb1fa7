import type { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { ProgressEntryID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { isBeyondPlan } from '../beyondPlan.ts';
import { canView } from '../canView.ts';
import { projectSteps, type projects } from '../project.store.ts';
import type { ProjectCount } from '../projectCount.store.ts';
import { progressEntrySteps, type StoredProgressEntry } from './progressEntry.store.ts';
import { toProgressEntry } from './toProgressEntry.ts';

/** Adds an entry to the progress log of a project of the caller, and changes the project's progress if one is given. */
export async function addProgressEntry(
  {
    ProjectID,
    body: { title, text, progress },
    caller,
    loaded: [project, author, owned],
  }: Input<typeof contracts.addProgressEntry, [typeof projects, typeof authors, ProjectCount | undefined]>,
  deps: Deps,
) {
  const { table, now, newId } = deps;
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
  const changed = progress === project.progress ? undefined : progress;
  const action = changed === undefined ? 'logProgress' : 'update';
  const { logProgress } = projectActions;
  if (
    !isActionAllowed(logProgress, project.status) ||
    !isActionAllowed(projectActions[action], project.status)
  )
    return refuse('INVALID_PROJECT_STATE');
  if (await isBeyondPlan(table, project, caller, owned)) return refuse('PLAN_EXCEEDED');
  const tooMany = await enforceLimit(deps, 'addProgressEntry', caller.UserID);
  if (tooMany) return tooMany;

  const at = now();
  const entry: StoredProgressEntry = {
    ProgressEntryID: ProgressEntryID.parse(newId()),
    ProjectID,
    UserID: caller.UserID,
    title,
    text,
    progress: progress ?? project.progress,
    createdAt: at,
  };
  const refused = await table.transact(
    ...progressEntrySteps.create(entry),
    changed === undefined
      ? projectSteps.allowsOwner(project, 'logProgress')
      : projectSteps.progress(project, changed, at),
  );
  return refused ?? toProgressEntry(entry, author);
}
