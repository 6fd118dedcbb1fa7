import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Step } from '#functions/platform/table/step.ts';
import { choicesOf, type Picture, type PictureChoice } from '#shared/entities/picture.ts';
import type { ProgressEntryID, ProjectID, UserID } from '#shared/ids.ts';
import { giveUpload, readyUpload, type StoredUpload, uploads } from './upload.store.ts';

interface Choosing {
  by: UserID;
  ProjectID: ProjectID;
  /** The entry of the progress log that has the pictures. */
  entry?: ProgressEntryID | undefined;
  /** Pictures that are shown already, which stay, even if another person uploaded them. */
  shown?: readonly Picture[] | undefined;
}

interface ChosenPictures {
  pictures: Picture[];
  /** Give the new uploads to the project. */
  steps: Step<StoredUpload>[];
}

/** Keys of the uploads of chosen pictures, in their order. */
export const uploadsOfChoices = (choices: readonly PictureChoice[] | null | undefined) =>
  (choices ?? []).map(({ UploadID }) => uploads.key(UploadID));

/**
 * Resolves chosen pictures with their uploads, in the same order: each is shown already, or is a ready upload by `by` that
 * belongs to nothing else.
 */
export function picturesOf(
  choices: readonly PictureChoice[],
  found: readonly (StoredUpload | undefined)[],
  { shown = [], ...place }: Choosing,
): ChosenPictures | Refusal<'UPLOAD_NOT_FOUND' | 'UPLOAD_NOT_READY'> {
  const pictures: Picture[] = [];
  const steps: Step<StoredUpload>[] = [];
  for (const [number, choice] of choices.entries()) {
    const known = shown.find(one => one.UploadID === choice.UploadID);
    if (known) {
      const { caption: _, ...rest } = known;
      pictures.push({ ...rest, ...choice });
      continue;
    }
    const taken = takeUpload(choice, found[number], place);
    if (isRefusal(taken)) return taken;
    pictures.push(taken.picture);
    steps.push(taken.step);
  }
  return { pictures, steps };
}

/** A new picture. One that was uploaded before its size was recorded was uploaded for a cover. */
function takeUpload(
  choice: PictureChoice,
  upload: StoredUpload | undefined,
  { by, ProjectID, entry }: Omit<Choosing, 'shown'>,
): { picture: Picture; step: Step<StoredUpload> } | Refusal<'UPLOAD_NOT_FOUND' | 'UPLOAD_NOT_READY'> {
  const ready = readyUpload(upload, { by, kind: 'project' });
  if (isRefusal(ready)) return ready;
  const { url, thumbnailUrl = url, width, height } = ready;
  if (!upload || width === undefined || height === undefined) return refuse('UPLOAD_NOT_FOUND');
  const step = giveUpload(upload, ProjectID, entry);
  if (isRefusal(step)) return step;
  return { picture: { ...choice, card: thumbnailUrl, cover: url, width, height }, step };
}
/** Whether chosen pictures are shown already as they were chosen. */
export const isChoiceOf = (choices: readonly PictureChoice[], shown: readonly Picture[]): boolean =>
  JSON.stringify(choices) === JSON.stringify(choicesOf(shown));
