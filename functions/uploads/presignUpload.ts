import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { uploads as contracts } from '#shared/contracts/uploads.ts';
import { UploadID } from '#shared/ids.ts';
import { uploads as rules, uploadExpiryMinutes, videoQuotaBytes } from '#shared/media.ts';
import { minute } from '#shared/time.ts';
import { incomingKey } from './keys.ts';
import { presigning } from './presign.ts';
import { uploadSteps } from './upload.store.ts';
import { usageSteps, videoUsage } from './video.store.ts';

/** Each is decoded, which takes up to twenty seconds. */
const uploadsPerDay = limit('presignUpload', 100, 'day');
/** Files of up to 100 MB that stay public. */
const videosPerDay = limit('uploadVideo', 10, 'day');
/** Files of up to 5 MB that stay as long as anybody has their message. */
const attachmentsPerDay = limit('uploadAttachment', 40, 'day');

/**
 * Allows the caller to upload one file of the given type, within the size limit of its kind and `uploadExpiryMinutes`. A video is
 * refused if it does not fit with the caller's others; whether it does when it arrives is decided by its processing.
 */
export const presignUpload = operation(contracts.presignUpload, {
  uses: [presigning],
  load: ({ body: { kind }, callerId }) => ({
    usage: kind === 'video' ? videoUsage.key(callerId) : undefined,
  }),
  async run({ caller, body: { kind, contentType, size, name = '' }, loaded: { usage } }, deps) {
    const { table, now, newId, presign } = deps;
    const { types, bytes } = rules[kind];
    if (!types.some(type => type === contentType)) return refuse('UPLOAD_INVALID_TYPE', { types });
    if (size > bytes) return refuse('UPLOAD_SIZE_EXCEEDED', { bytes });
    const used = usage?.bytes ?? 0;
    if (kind === 'video' && used + size > videoQuotaBytes)
      return refuse('VIDEO_QUOTA_EXCEEDED', { quota: videoQuotaBytes, left: videoQuotaBytes - used });
    const tooMany = await enforceLimit(deps, uploadsPerDay, caller.UserID);
    if (tooMany) return tooMany;
    const tooManyVideos = kind === 'video' && (await enforceLimit(deps, videosPerDay, caller.UserID));
    if (tooManyVideos) return tooManyVideos;
    const tooManyFiles =
      kind === 'attachment' && (await enforceLimit(deps, attachmentsPerDay, caller.UserID));
    if (tooManyFiles) return tooManyFiles;

    const id = UploadID.parse(newId());
    const upload = {
      UploadID: id,
      OwnerUserID: caller.UserID,
      kind,
      status: 'pending' as const,
      ...(kind === 'attachment' && { fileName: name }),
      createdAt: now(),
    };
    const refused = await table.transact(
      uploadSteps.create(upload),
      kind === 'video' ? usageSteps.begin(caller.UserID) : undefined,
    );
    if (refused) return refused;

    const post = await presign({ key: incomingKey(upload), contentType, bytes }, upload.createdAt);
    const expiresAt = new Date(Date.parse(upload.createdAt) + uploadExpiryMinutes * minute).toISOString();
    return { UploadID: id, ...post, expiresAt };
  },
});
