import { isDeepStrictEqual } from 'node:util';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import type { Step } from '#functions/platform/table/step.ts';
import { giveUpload, readyUpload, type StoredUpload } from '#functions/uploads/upload.store.ts';
import type { ProjectImage, ProjectImageChoice } from '#shared/entities/projectImage.ts';
import { centre } from '#shared/focus.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';

/** An image choice other than keeping the current image. */
export type NewImage = Exclude<ProjectImageChoice, { kind: 'keep' }>;

interface Chosen {
  image: ProjectImage;
  /** Gives the upload to the project. */
  step?: Step<StoredUpload>;
}

/** Resolves an image choice for a project: a drawn cairn, or an upload by `by` that is ready and of no other project. */
export function imageOf(
  choice: NewImage,
  upload: StoredUpload | undefined,
  { by, ProjectID }: { by: UserID; ProjectID: ProjectID },
): Chosen | Refusal<'UPLOAD_NOT_FOUND' | 'UPLOAD_NOT_READY'> {
  if (choice.kind === 'cairn') return { image: choice };
  const ready = readyUpload(upload, { by, kind: 'project' });
  if (isRefusal(ready)) return ready;
  const step = upload && giveUpload(upload, ProjectID);
  if (isRefusal(step)) return step;
  const { focus } = choice;
  const card = ready.thumbnailUrl ?? ready.url;
  const image = { kind: 'picture', card, cover: ready.url, ...(focus && { focus }) } as const;
  return { image, ...(step && { step }) };
}

/** The current image with the focal point that a choice gives it; undefined if that changes nothing. */
export function refocused(image: ProjectImage, choice: ProjectImageChoice | undefined): Chosen | undefined {
  if (image.kind !== 'picture' || choice?.kind !== 'keep' || !choice.focus) return undefined;
  const isSame = isDeepStrictEqual(image.focus ?? centre, choice.focus);
  return isSame ? undefined : { image: { ...image, focus: choice.focus } };
}
