import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { uploads as contracts } from '#shared/contracts/uploads.ts';
import { UploadID } from '#shared/ids.ts';
import { uploads as rules, uploadExpiryMinutes, videoQuotaBytes } from '#shared/media.ts';
import { minute } from '#shared/time.ts';
import { incomingKey } from './keys.ts';
import type { Presign } from './presign.ts';
import { uploadSteps } from './upload.store.ts';
import { usageSteps, type videoUsage } from './video.store.ts';

/**
 * Allows the caller to upload one file of the given type, within the size limit of its kind and `uploadExpiryMinutes`. A video is
 * refused if it does not fit with the caller's others; whether it does when it arrives is decided by its processing.
 */
export async function presignUpload(
  {
    caller,
    body: { kind, contentType, size },
    loaded: [usage],
  }: Input<typeof contracts.presignUpload, [typeof videoUsage]>,
  deps: Deps & { presign: Presign },
) {
  const { table, now, newId, presign } = deps;
  const { types, bytes } = rules[kind];
  if (!types.some(type => type === contentType)) return refuse('UPLOAD_INVALID_TYPE', { types });
  if (size > bytes) return refuse('UPLOAD_SIZE_EXCEEDED', { bytes });
  const used = usage?.bytes ?? 0;
  if (kind === 'video' && used + size > videoQuotaBytes)
    return refuse('VIDEO_QUOTA_EXCEEDED', { quota: videoQuotaBytes, left: videoQuotaBytes - used });
  const tooMany = await enforceLimit(deps, 'presignUpload', caller.UserID);
  if (tooMany) return tooMany;
  const tooManyVideos = kind === 'video' && (await enforceLimit(deps, 'uploadVideo', caller.UserID));
  if (tooManyVideos) return tooManyVideos;

  const id = UploadID.parse(newId());
  const upload = {
    UploadID: id,
    OwnerUserID: caller.UserID,
    kind,
    status: 'pending' as const,
    createdAt: now(),
  };
  const refused = await table.transact(
    uploadSteps.create(upload),
    kind === 'video' ? usageSteps.begin(caller.UserID) : undefined,
  );
  if (refused) return refused;

  const post = presign({ key: incomingKey(upload), contentType, bytes }, upload.createdAt);
  const expiresAt = new Date(Date.parse(upload.createdAt) + uploadExpiryMinutes * minute).toISOString();
  return { UploadID: id, ...post, expiresAt };
}
