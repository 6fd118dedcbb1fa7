import { isRefusal } from '#functions/platform/refusal.ts';
import { readyUpload, type StoredUpload } from '#functions/uploads/upload.store.ts';
import type { ProjectImage, ProjectImageChoice } from '#shared/entities/project.ts';
import type { UserID } from '#shared/ids.ts';

/** An image choice other than keeping the current image. */
export type NewImage = Exclude<ProjectImageChoice, { kind: 'keep' }>;

/** Resolves an image choice: a drawn cairn, or an upload by `by` that is ready. */
export function imageOf(choice: NewImage, upload: StoredUpload | undefined, by: UserID) {
  if (choice.kind === 'cairn') return choice;
  const ready = readyUpload(upload, { by, kind: 'project' });
  if (isRefusal(ready)) return ready;
  return {
    kind: 'picture',
    card: ready.thumbnailUrl ?? ready.url,
    cover: ready.url,
  } as const satisfies ProjectImage;
}
