import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Change, Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { uploadIn } from '#functions/uploads/keys.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import type { EditChanges } from '#shared/entities/project.ts';
import type { ProjectID, UploadID } from '#shared/ids.ts';
import { type ProjectEdit, projectEdits } from './edit.store.ts';
import { type ProjectRecord, projects } from './project.store.ts';

/** The uploads that a project or its edit shows: a video, a picture. */
function uploadsOf(shown: Pick<EditChanges, 'videoUrl' | 'image'> | undefined): UploadID[] {
  const paths = [shown?.videoUrl, shown?.image?.kind === 'picture' ? shown.image.cover : undefined];
  return paths.flatMap(path => uploadIn(path) ?? []);
}

/** Deletes the uploads that a project no longer has, unless its pending edit has them. Their files follow. */
export const dropUploads = async (
  { table }: Pick<JobDeps, 'table'>,
  { before, after }: Pick<Change<ProjectRecord>, 'before' | 'after'>,
): Promise<void> => {
  const kept = uploadsOf(after);
  for (const id of uploadsOf(before))
    if (before && !kept.includes(id)) await drop(table, before.ProjectID, id);
};

/** Deletes the uploads of an edit that was changed, discarded or denied, unless its project has them. */
export const dropUploadsOfEdit: Projection<ProjectEdit> = async ({ before, after }, { table }) => {
  const kept = uploadsOf(after?.changes);
  for (const id of uploadsOf(before?.changes))
    if (before && !kept.includes(id)) await drop(table, before.ProjectID, id);
};

async function drop(table: JobDeps['table'], id: ProjectID, upload: UploadID): Promise<void> {
  const [project, edit] = await table.batchGet(projects.key(id), projectEdits.key(id));
  if ([...uploadsOf(project), ...uploadsOf(edit?.changes)].includes(upload)) return;
  await table.write(Step.remove(uploads.key(upload)).when('ProjectID', '=', id));
}
