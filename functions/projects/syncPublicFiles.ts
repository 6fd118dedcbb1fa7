import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { mediaKey } from '#functions/uploads/keys.ts';
import type { Picture } from '#shared/entities/picture.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { dropUploads } from './dropUploads.ts';
import { projectEdits } from './edit.store.ts';
import { projectEvents } from './project.events.ts';
import { type ProjectRecord, projects } from './project.store.ts';
import { publicFiles, publicVideo } from './publicFiles.ts';
import { keepRemoved, withdrawPictures } from './withdrawPictures.ts';

/**
 * Publishes the uploaded video of a public project; takes the files of a project that has ceased to be public, or has replaced
 * them, away from the public; and deletes uploads that a project no longer has. Acts on the current project, not on the
 * event.
 */
export const syncPublicFiles: Projection<ProjectRecord> = async (change, deps) => {
  const { before, after, id } = change;
  const known = after ?? before;
  if (!known) return undefined;
  const video = publicVideo(after);
  if (video !== undefined && video !== publicVideo(before)) await release(deps, known.ProjectID, video);

  const now = publicFiles(after);
  const left = publicFiles(before).filter(key => !now.includes(key));
  const isConcealed = before && isPublic(before) && !(after && isPublic(after));
  const steps =
    isConcealed || left.length > 0
      ? await conceal(deps, {
          id,
          ProjectID: known.ProjectID,
          left,
          gallery: before?.gallery ?? [],
          isPublic: !isConcealed,
        })
      : undefined;
  await dropUploads(deps, change);
  return steps;
};

async function release({ table, media, log }: JobDeps, id: ProjectID, videoUrl: string): Promise<void> {
  if (publicVideo(await table.get(projects.key(id))) !== videoUrl) return; // no longer public
  const isThere = await media.release(mediaKey(videoUrl));
  if (!isThere) log.error('video.not_found', { ProjectID: id, videoUrl });
}

interface Concealed {
  id: string;
  ProjectID: ProjectID;
  /** Keys of the files that the project showed before the change, and does not show after it. */
  left: readonly string[];
  /** Pictures that it showed beside its cover before the change. */
  gallery: readonly Picture[];
  /** The project itself is still public after the change. */
  isPublic: boolean;
}

/** Deletes the public copies of files that are not public any more, and has the CDN forget them. Returns the step that does. */
async function conceal(deps: JobDeps, { id, ProjectID, left, gallery, isPublic: pagesStay }: Concealed) {
  const { table, media } = deps;
  const project = await table.get(projects.key(ProjectID));
  if (project && !isPublic(project)) {
    await withdrawPictures(deps, ProjectID, left);
    await dropSharePicture(deps, project, left);
  }
  if (project && isPublic(project) && gallery.length > 0) await keepRemoved(deps, ProjectID, gallery);

  const [current, edit] = await table.batchGet(projects.key(ProjectID), projectEdits.key(ProjectID));
  const inEdit = (edit?.changes.gallery ?? []).flatMap(({ cover, card }) => [
    mediaKey(cover),
    mediaKey(card),
  ]);
  const shown = [...publicFiles(current), ...(current && isPublic(current) ? inEdit : [])];
  const keys = left.filter(key => !shown.includes(key));
  for (const key of keys) await media.conceal(key);
  return [
    outbox.publish(
      deps,
      projectEvents.filesConcealed,
      { ProjectID, keys, isPublic: pagesStay },
      `${id}-concealed`,
    ),
  ];
}

/** The picture of link previews is made again once the project is public again. */
async function dropSharePicture(
  deps: JobDeps,
  { sharePicture, ProjectID }: ProjectRecord,
  left: readonly string[],
): Promise<void> {
  if (sharePicture !== undefined && left.includes(mediaKey(sharePicture)))
    await deps.table.write(
      Step.update(projects.key(ProjectID), {}).unset('sharePicture').when('sharePicture', '=', sharePicture),
    );
}
