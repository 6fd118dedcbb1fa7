import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Change, Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { uploadIn } from '#functions/uploads/keys.ts';
import { releaseUpload, uploads } from '#functions/uploads/upload.store.ts';
import type { EditChanges } from '#shared/entities/projectEdit.ts';
import type { ProjectID, UploadID } from '#shared/ids.ts';
import { type ProjectEdit, projectEdits } from './edit.store.ts';
import { type ProjectRecord, projects } from './project.store.ts';

type Shown = Pick<EditChanges, 'videoUrl' | 'image' | 'gallery'> | undefined;

/** The uploads that a project or its edit shows: a video, its cover, other pictures. */
const uploadsOf = (shown: Shown): UploadID[] => [
  ...[shown?.videoUrl, shown?.image?.kind === 'picture' ? shown.image.cover : undefined].flatMap(
    path => uploadIn(path) ?? [],
  ),
  ...galleryOf(shown),
];

const galleryOf = (shown: Shown): UploadID[] => (shown?.gallery ?? []).map(({ UploadID }) => UploadID);

type Deps = Pick<JobDeps, 'table' | 'now'>;

/**
 * Deletes the uploads that a project no longer has, unless its pending edit has them. Their files follow. Pictures beside the cover
 * are kept for a day in which they can be put back.
 */
export const dropUploads = async (
  deps: Deps,
  { before, after }: Pick<Change<ProjectRecord>, 'before' | 'after'>,
): Promise<void> => {
  if (before) await dropAll(deps, before.ProjectID, before, after);
};

/** Does the same with the uploads of an edit that was changed, discarded or denied, unless its project has them. */
export const dropUploadsOfEdit: Projection<ProjectEdit> = async ({ before, after }, deps) => {
  if (before) await dropAll(deps, before.ProjectID, before.changes, after?.changes);
};

async function dropAll({ table, now }: Deps, id: ProjectID, before: Shown, after: Shown): Promise<void> {
  const kept = uploadsOf(after);
  for (const dropped of uploadsOf(before).filter(one => !kept.includes(one))) {
    const [project, edit, upload] = await table.batchGet(
      projects.key(id),
      projectEdits.key(id),
      uploads.key(dropped),
    );
    if (!upload || [...uploadsOf(project), ...uploadsOf(edit?.changes)].includes(dropped)) continue;
    await table.write(
      project && galleryOf(before).includes(dropped)
        ? releaseUpload(upload, id, now())
        : Step.remove(uploads.key(dropped)).when('ProjectID', '=', id),
    );
  }
}
