import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { Step } from '#functions/platform/table/step.ts';
import { mediaKey } from '#functions/uploads/keys.ts';
import { moved, movePictures } from '#functions/uploads/movePictures.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import type { Picture } from '#shared/entities/picture.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { projectEdits, reviewedTexts } from './edit.store.ts';
import { projects } from './project.store.ts';

/** Number of times that pictures are moved, if the project or its edit has changed meanwhile. */
const attempts = 3;

/** Tries something until it returns true. */
async function insist(attempt: () => Promise<boolean>): Promise<void> {
  for (let number = 1; number <= attempts; number++) if (await attempt()) return;
  throw new Error('What shows the pictures changes all the time');
}

/**
 * Moves the pictures of a project that is not public any more: its owner and administrators go on seeing them, at addresses that
 * no other user knows. Does nothing with those that it no longer has. `left`: keys of the files that were public.
 */
export const withdrawPictures = (deps: JobDeps, id: ProjectID, left: readonly string[]): Promise<void> =>
  insist(async () => {
    const [project, reviewed, edit] = await deps.table.batchGet(
      projects.key(id),
      reviewedTexts.key(id),
      projectEdits.key(id),
    );
    if (!project || isPublic(project)) return true;
    const { image, gallery, version } = project;
    const pictures = [...(image.kind === 'picture' ? [image] : []), ...(gallery ?? [])];

    return await movePictures(
      deps,
      id,
      pictures.filter(({ cover }) => left.includes(mediaKey(cover))),
      moves => {
        const at = <Shown extends object>(shown: Shown) => moved(shown, moves);
        return [
          Step.update(projects.key(id), { image: at(image), ...(gallery && { gallery: gallery.map(at) }) })
            .add({ version: 1 })
            .when('version', '=', version),
          reviewed &&
            Step.update(reviewedTexts.key(id), {
              image: at(reviewed.image),
              ...(reviewed.gallery && { gallery: reviewed.gallery.map(at) }),
            }),
          edit?.changes.gallery
            ? Step.update(projectEdits.key(id), {
                changes: { ...edit.changes, gallery: edit.changes.gallery.map(at) },
              }).when('version', '=', edit.version)
            : undefined,
        ];
      },
    );
  });

/**
 * Moves pictures that a public project no longer shows, nor an edit of it, to addresses from which they can be put back until
 * their uploads expire. `before`: those that it showed.
 */
export const keepRemoved = (deps: JobDeps, id: ProjectID, before: readonly Picture[]): Promise<void> =>
  insist(async () => {
    const [project, edit] = await deps.table.batchGet(projects.key(id), projectEdits.key(id));
    if (!project || !isPublic(project)) return true;
    const shown = [...(project.gallery ?? []), ...(edit?.changes.gallery ?? [])];
    const removed = before.filter(({ UploadID }) => !shown.some(one => one.UploadID === UploadID));
    const found = await deps.table.batchGet(...removed.map(({ UploadID }) => uploads.key(UploadID)));
    const { version } = project;
    return await movePictures(
      deps,
      id,
      removed.filter(({ cover }, index) => found[index]?.url === cover),
      () => [Step.check(projects.key(id)).when('version', '=', version)],
    );
  });
