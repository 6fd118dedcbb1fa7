import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { mediaKey } from '#functions/uploads/keys.ts';
import { videoUploadKey } from '#functions/uploads/video.store.ts';
import type { ProjectID } from '#shared/ids.ts';
import { type ProjectEdit, projectEdits } from './edit.store.ts';
import { isPublic, type ProjectRecord, projects } from './project.store.ts';

/** Publishes the uploaded video of a public project, and deletes the one that a project no longer has. */
export const showVideo: Projection<ProjectRecord> = async ({ before, after }, { table, media, log }) => {
  const shown = publicVideoOf(after);
  if (shown && shown !== publicVideoOf(before)) {
    const isThere = await media.release(mediaKey(shown));
    if (!isThere) log.error('video is missing', { ProjectID: after?.ProjectID, videoUrl: shown });
  }
  if (before && before.videoUrl !== after?.videoUrl) await drop(table, before.ProjectID, before.videoUrl);
};

/** Deletes the video of an edit that was changed, discarded or denied, unless its project has it. */
export const dropVideoOfEdit: Projection<ProjectEdit> = async ({ before, after }, { table }) => {
  if (before && before.changes.videoUrl !== after?.changes.videoUrl)
    await drop(table, before.ProjectID, before.changes.videoUrl);
};

const publicVideoOf = (project: ProjectRecord | undefined): string | undefined =>
  project && isPublic(project.status) && videoUploadKey(project.videoUrl) ? project.videoUrl : undefined;

/** Deletes an uploaded video unless the project or its pending edit has it. Its files follow. */
async function drop(table: Table, id: ProjectID, videoUrl: string | null | undefined): Promise<void> {
  const upload = videoUploadKey(videoUrl);
  if (!upload) return;
  const [project, edit] = await table.batchGet(projects.key(id), projectEdits.key(id));
  if (videoUrl === project?.videoUrl || videoUrl === edit?.changes.videoUrl) return;
  await table.write(Step.remove(upload).when('ProjectID', '=', id));
}
