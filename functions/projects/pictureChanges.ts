import { limit } from '#functions/platform/limits.ts';
import type { Picture } from '#shared/entities/picture.ts';

/**
 * Changes that take a picture away from a public project or its progress log, or give it another cover or focal point: the CDN is
 * told to forget what was there, and each cover is drawn for link previews.
 */
export const pictureChanges = limit('changePicture', 8, 'day');

/** Whether a picture that was shown is not shown any more. */
export const takesPicture = (
  before: readonly Picture[] | null | undefined,
  after: readonly Picture[] | null | undefined,
): boolean => (before ?? []).some(({ UploadID }) => !after?.some(one => one.UploadID === UploadID));
