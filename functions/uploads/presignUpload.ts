import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { uploads as contracts } from '#shared/contracts/uploads.ts';
import { UploadID } from '#shared/ids.ts';
import { uploads as rules, uploadExpiryMinutes } from '#shared/media.ts';
import { minute } from '#shared/time.ts';
import { incomingKey } from './keys.ts';
import type { Presign } from './presign.ts';
import { uploadSteps } from './upload.store.ts';

/** Allows the caller to upload one file of the given type, within the size limit of its kind and `uploadExpiryMinutes`. */
export async function presignUpload(
  { caller, body: { kind, contentType, size } }: Input<typeof contracts.presignUpload>,
  deps: Deps & { presign: Presign },
) {
  const { table, now, newId, presign } = deps;
  const { types, bytes } = rules[kind];
  if (!types.some(type => type === contentType)) return refuse('UPLOAD_INVALID_TYPE', { types });
  if (size > bytes) return refuse('UPLOAD_SIZE_EXCEEDED', { bytes });
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
  const refused = await table.write(uploadSteps.create(upload));
  if (refused) return refused;

  const post = presign({ key: incomingKey(upload), contentType, bytes }, upload.createdAt);
  const expiresAt = new Date(Date.parse(upload.createdAt) + uploadExpiryMinutes * minute).toISOString();
  return { UploadID: id, ...post, expiresAt };
}
