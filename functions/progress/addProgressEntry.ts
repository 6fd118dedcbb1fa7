import { authors } from '#functions/authors/author.store.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { isBeyondPlan } from '#functions/projects/beyondPlan.ts';
import { canView } from '#functions/projects/canView.ts';
import { projectSteps, projects } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { picturesOf, uploadsOfChoices } from '#functions/uploads/picturesOf.ts';
import { progress as contracts } from '#shared/contracts/progress.ts';
import { ProgressEntryID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { entryTranslations } from './entryTranslations.ts';
import { progressEvents } from './progress.events.ts';
import { progressCount, progressEntrySteps, type StoredProgressEntry } from './progressEntry.store.ts';
import { toProgressEntry } from './toProgressEntry.ts';

const attempts = limit('addProgressEntry', 10, 'hour');

/** Adds an entry to the progress log of a project of the caller, and changes the project's progress if one is given. */
export const addProgressEntry = operation(contracts.addProgressEntry, {
  load: ({ ProjectID, body, callerId }) => ({
    project: projects.key(ProjectID),
    author: authors.key(callerId),
    owned: projectCount.key(callerId),
    uploads: uploadsOfChoices(body.pictures),
    counted: progressCount.key(ProjectID),
  }),
  async run({ ProjectID, body, caller, loaded: { project, author, owned, uploads, counted } }, deps) {
    const { table, now, newId } = deps;
    const { title, text, pictures: choices = [], progress } = body;
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
    const id = ProgressEntryID.parse(newId());
    const chosen = picturesOf(choices, uploads, { by: caller.UserID, ProjectID, entry: id });
    if (isRefusal(chosen)) return chosen;
    const translations = entryTranslations(body, project.language);
    if (isRefusal(translations)) return translations;
    const tooMany = await enforceLimit(deps, attempts, caller.UserID);
    if (tooMany) return tooMany;

    const at = now();
    const entry: StoredProgressEntry = {
      ProgressEntryID: id,
      ProjectID,
      UserID: caller.UserID,
      title,
      text,
      ...(translations && { translations }),
      ...(chosen.pictures.length > 0 && { pictures: chosen.pictures }),
      progress: progress ?? project.progress,
      createdAt: at,
    };
    const refused = await table.transact(
      ...progressEntrySteps.create(entry, counted?.count),
      ...chosen.steps,
      outbox.publish({ now, newId }, progressEvents.progressEntryAdded, { ProjectID, ProgressEntryID: id }),
      changed === undefined
        ? projectSteps.allowsOwner(project, 'logProgress')
        : projectSteps.progress(project, changed, at),
    );
    return refused ?? toProgressEntry(entry, author);
  },
});
