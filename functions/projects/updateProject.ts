import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import type { ProposalChange } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { imageOf } from './image.ts';
import { loadProject, projectRefsWith } from './loadProject.ts';
import { projectEvents } from './project.events.ts';
import { projectCount, projectsAtOnce } from './projectCount.store.ts';
import { amendSteps } from './projectUpdate.ts';
import { toProject } from './toProject.ts';
import { validateChange } from './validateChange.ts';

interface Amendment {
  ProjectID: ProjectID;
  change: ProposalChange;
  /** A denied project goes to review again. */
  resubmit: boolean;
  caller: Caller;
}

/** What is read first. */
export function amendRefs({
  ProjectID,
  change,
  resubmit,
  by,
}: Pick<Amendment, 'ProjectID' | 'change'> & { resubmit?: boolean | undefined; by: UserID }) {
  const { image } = change;
  return [
    ...projectRefsWith(ProjectID, by),
    ...(image?.kind === 'upload' ? [uploads.key(image.UploadID)] : []),
    ...(resubmit ? [projectCount.key(by)] : []),
  ];
}

/** The owner changes fields; two who change different fields at once both succeed. */
export async function updateProject(
  { table, now, newId }: Deps,
  { ProjectID, change, resubmit, caller }: Amendment,
) {
  const found = await loadProject(table, ProjectID, caller);
  if (!found) return refuse('PROJECT_NOT_FOUND');
  const { project, stats } = found.items;
  if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
  if (!isActionAllowed(resubmit ? projectActions.resubmit : projectActions.update, project.status))
    return refuse('INVALID_PROJECT_STATE');

  const wrong = validateChange(project, change, now());
  if (wrong) return wrong;
  const choice = change.image?.kind === 'keep' ? undefined : change.image;
  const upload = choice?.kind === 'upload' ? await table.get(uploads.key(choice.UploadID)) : undefined;
  const image = choice && imageOf(choice, upload, caller.UserID);
  if (isRefusal(image)) return image;
  const counted = resubmit ? await table.get(projectCount.key(caller.UserID)) : undefined;

  const { step, units, amended } = amendSteps(project, { change, image, resubmit, at: now() });
  const refused = await table.transact(
    step,
    units,
    resubmit ? projectCount.increment(caller.UserID, counted, projectsAtOnce(caller)) : undefined,
    resubmit
      ? outbox.publish({ now, newId }, projectEvents.projectSubmitted, {
          ProjectID,
          OwnerUserID: caller.UserID,
        })
      : undefined,
  );
  if (refused) return refused;

  const remainingUnits = stats.remainingUnits + amended.numberOfContributions - project.numberOfContributions;
  return toProject({ ...found.items, project: amended, stats: { ...stats, remainingUnits } }, found.you);
}
