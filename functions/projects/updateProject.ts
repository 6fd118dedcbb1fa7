import { enforceLimit, perPerson } from '#functions/platform/limits.ts';
import { languageOfTexts } from '#functions/platform/middleware/request.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { picturesOf, uploadsOfChoices } from '#functions/uploads/picturesOf.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { giveVideo, videoUploadKey } from '#functions/uploads/video.store.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { isActionAllowed, isPublic, isPublished, projectActions } from '#shared/lifecycle.ts';
import { applyEdit } from '#shared/optionalFields.ts';
import { projectsAtOnce } from '#shared/privileges.ts';
import {
  changedTranslations,
  haveTranslationsChanged,
  presentTranslations,
  translationChangeLimit,
  writesTranslations,
} from './changeTranslations.ts';
import { divideEdit } from './divideEdit.ts';
import { reviewedTexts, withEdit } from './edit.store.ts';
import { imageOf, refocused } from './image.ts';
import { pictureChanges, takesPicture } from './pictureChanges.ts';
import { projectEvents } from './project.events.ts';
import { projectCount } from './projectCount.store.ts';
import { amendSteps, hasChangedSince } from './projectUpdate.ts';
import { toProject } from './toProject.ts';
import { validateChange } from './validateChange.ts';
import { projectPlan, viewProject } from './viewProject.ts';

/**
 * Changes fields of a project of the caller. Substantial changes of a public project's texts wait for a review. Concurrent
 * changes of different fields both succeed; of concurrent changes of the same field, the later one is refused if it names
 * the values that its author had seen.
 */
export const updateProject = operation(contracts.updateProject, {
  load: async ({ ProjectID, body: { change, resubmit }, callerId }, { table }) => ({
    items: await projectPlan(table, ProjectID, callerId),
    upload: change.image?.kind === 'upload' ? uploads.key(change.image.UploadID) : undefined,
    owned: resubmit ? projectCount.key(callerId) : undefined,
    reviewed: reviewedTexts.key(ProjectID),
    video: videoUploadKey(change.videoUrl),
    pictures: uploadsOfChoices(change.gallery),
  }),
  limit: perPerson(1_000, 'day'),
  async run(
    {
      ProjectID,
      body: { change, known = {}, originals, resubmit = false, greeting, spending },
      caller,
      request,
      loaded: { items, upload, owned, reviewed, video, pictures },
    },
    deps,
  ) {
    const { table, now, newId } = deps;
    const found = await viewProject(table, items, caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    const { project, stats } = found.items;
    if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
    const isReport = spending !== undefined && Object.keys(change).length === 0 && !resubmit;
    const isAllowed = isReport
      ? isPublished(project.status)
      : isActionAllowed(resubmit ? projectActions.resubmit : projectActions.update, project.status);
    if (!isAllowed || (spending && stats.payments === 0)) return refuse('INVALID_PROJECT_STATE');
    if (found.you.beyondPlan) return refuse('PLAN_EXCEEDED');

    const { edit, translations } = found.items;
    const edited = withEdit(project, edit);
    const present = await presentTranslations(table, { ...found.items, edited }, { change, known });
    if (hasChangedSince(known, edited) || haveTranslationsChanged(known.translations, present))
      return refuse('PROJECT_CHANGED');
    const wrong = validateChange(project, change, { edited, now: now(), resubmit });
    if (wrong) return wrong;
    const choice = change.image?.kind === 'keep' ? undefined : change.image;
    const chosen = choice
      ? imageOf(choice, upload, { by: caller.UserID, ProjectID })
      : refocused(edited.image, change.image);
    if (isRefusal(chosen)) return chosen;

    const shown = giveVideo(video, { videoUrl: change.videoUrl, ProjectID, by: caller.UserID });
    if (isRefusal(shown)) return shown;

    const gallery =
      change.gallery &&
      picturesOf(change.gallery, pictures, {
        by: caller.UserID,
        ProjectID,
        shown: [...(edited.gallery ?? []), ...(project.gallery ?? [])],
      });
    if (isRefusal(gallery)) return gallery;

    const isTaken = gallery !== undefined && takesPicture(edited.gallery, gallery?.pictures);
    const tooMany =
      (chosen || isTaken) && isPublic(project) && (await enforceLimit(deps, pictureChanges, caller.UserID));
    if (tooMany) return tooMany;

    const { image: _choice, ...fields } = change;
    const resolved = { ...fields, gallery: gallery && gallery.pictures };
    const pieces = changedTranslations(
      { ...present, project: applyEdit(edited, resolved) },
      { ...change, originals },
    );
    if (isRefusal(pieces)) return pieces;

    const { counted } = found;
    const at = now();
    const before = { project, translations, edit, reviewed };
    const division = divideEdit(before, { change: resolved, image: chosen?.image, pieces, at });
    const tooManyTranslations =
      writesTranslations(before, division) &&
      (await enforceLimit(deps, translationChangeLimit, caller.UserID));
    if (tooManyTranslations) return tooManyTranslations;
    const amending = amendSteps(project, {
      counted,
      ...division,
      known,
      resubmit,
      at,
      spending: spending && { reportedAt: at, lines: spending },
      isNumbered: division.edit !== edit,
      greeting:
        typeof greeting === 'string' ? { text: greeting, language: languageOfTexts(request) } : greeting,
    });
    if (!amending) return refuse('INVALID_AMOUNT');
    const { steps, amended } = amending;
    const refused = await table.transact(
      ...steps,
      ...division.steps,
      chosen?.step,
      shown,
      ...(gallery ? gallery.steps : []),
      resubmit ? projectCount.increment(caller.UserID, owned, projectsAtOnce(caller)) : undefined,
      resubmit
        ? outbox.publish({ now, newId }, projectEvents.projectSubmitted, {
            ProjectID,
            OwnerUserID: caller.UserID,
          })
        : undefined,
    );
    if (refused) return refused;

    const remainingUnits =
      stats.remainingUnits + amended.numberOfContributions - project.numberOfContributions;
    const after = {
      project: amended,
      stats: { ...stats, remainingUnits },
      edit: division.edit,
      translations: division.translations,
    };
    return toProject({ ...found.items, ...after }, found.you);
  },
});
