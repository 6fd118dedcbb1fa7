import * as z from 'zod/mini';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type ProjectID, UploadID, type UserID } from '#shared/ids.ts';
import { videoQuotaBytes } from '#shared/media.ts';
import { videoUploadOf } from '#shared/videoOf.ts';
import { giveUpload, readyUpload, type StoredUpload, uploads } from './upload.store.ts';

/** Size of all ready videos of a person together. */
export const videoUsage = entity({
  name: 'videoUsage',
  schema: z.object({ bytes: z.int() }),
  key: (id: UserID) => ({ pk: `videos#${id}`, sk: 'usage' }),
});

/** Steps on the size of a person's videos. */
export const usageSteps = {
  /** Makes sure that there is a size to which videos can be added. */
  begin: (id: UserID) => Step.add(videoUsage.key(id), { bytes: 0 }),

  /** Adds a video if all of them then fit. */
  add: (id: UserID, bytes: number) =>
    Step.add(videoUsage.key(id), { bytes })
      .when('bytes', '<=', videoQuotaBytes - bytes)
      .otherwise('VIDEO_QUOTA_EXCEEDED'),

  subtract: (id: UserID, bytes: number) => Step.add(videoUsage.key(id), { bytes: -bytes }),
};

/** Key of the upload that a project's video URL names; undefined for a video elsewhere. */
export function videoUploadKey(videoUrl: string | null | undefined) {
  const id = UploadID.safeParse(videoUploadOf(videoUrl));
  return id.success ? uploads.key(id.data) : undefined;
}

/** A project that is to show a video, and whose video it is. */
interface Showing {
  videoUrl: string | null | undefined;
  ProjectID: ProjectID;
  by: UserID;
}

/**
 * The step that gives an uploaded video to a project; undefined if the URL is not that of an upload. Refused unless it is a ready
 * upload of this person that belongs to no other project.
 */
export function giveVideo(
  upload: StoredUpload | undefined,
  { videoUrl, ProjectID, by }: Showing,
): Step<StoredUpload> | undefined | Refusal<'UPLOAD_NOT_FOUND' | 'UPLOAD_NOT_READY'> {
  if (!videoUploadKey(videoUrl)) return undefined;
  const ready = readyUpload(upload, { by, kind: 'video' });
  if (!upload || !('url' in ready)) return 'url' in ready ? refuse('UPLOAD_NOT_FOUND') : ready;
  if (ready.url !== videoUrl) return refuse('UPLOAD_NOT_FOUND');
  return giveUpload(upload, ProjectID);
}
