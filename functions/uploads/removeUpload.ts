import type { Projection } from '#functions/platform/projection.ts';
import { attachmentKeys, mediaKey } from './keys.ts';
import type { StoredUpload } from './upload.store.ts';
import { usageSteps } from './video.store.ts';

/** Deletes the files of a deleted or expired video, whose size its owner gets back. */
export const removeVideo: Projection<StoredUpload> = async ({ before, after }, { media }) => {
  if (after || before?.kind !== 'video' || !before.url) return undefined;
  await media.withdraw(mediaKey(before.url));
  return [usageSteps.subtract(before.OwnerUserID, before.bytes ?? 0)];
};

/** Deletes the files of a picture whose project is gone or has another one. */
export const removePicture: Projection<StoredUpload> = async ({ before, after }, { media }) => {
  if (after || before?.kind !== 'project') return;
  for (const path of [before.url, before.thumbnailUrl])
    if (path !== undefined) await media.conceal(mediaKey(path));
};

/** Deletes the files of an attachment that no draft and no message has any more. */
export const removeAttachment: Projection<StoredUpload> = async ({ before, after }, { media }) => {
  if (after || before?.kind !== 'attachment' || !before.attachment) return;
  for (const key of attachmentKeys(before.attachment)) await media.removePrivate(key);
};
