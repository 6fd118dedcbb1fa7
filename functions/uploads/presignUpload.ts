import type { Deps } from '#functions/platform/deps.ts';
import { enforceRateLimit } from '#functions/platform/rateLimit.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { UploadID, type UserID } from '#shared/ids.ts';
import { uploads as rules, type UploadKind, uploadExpiryMinutes } from '#shared/settings.ts';
import { incomingKey } from './keys.ts';
import type { Presign } from './presign.ts';
import { uploadSteps } from './upload.store.ts';

interface Wish {
  by: UserID;
  kind: UploadKind;
  contentType: string;
  /** Bytes. */
  size: number;
}

const pace = { count: 30, minutes: 60 };

/** Leave to send one file of a kind: to one address, of one type, no larger than allowed, for a quarter of an hour. */
export async function presignUpload(
  deps: Deps & { presign: Presign },
  { by, kind, contentType, size }: Wish,
) {
  const { table, now, newId, presign } = deps;
  const { types, bytes } = rules[kind];
  if (!types.some(type => type === contentType)) return refuse('UPLOAD_INVALID_TYPE', { types });
  if (size > bytes) return refuse('UPLOAD_SIZE_EXCEEDED', { bytes });
  const tooMany = await enforceRateLimit(deps, 'upload', by, pace);
  if (tooMany) return tooMany;

  const id = UploadID.parse(newId());
  const upload = { UploadID: id, OwnerUserID: by, kind, status: 'pending' as const, createdAt: now() };
  const refused = await table.write(uploadSteps.create(upload));
  if (refused) return refused;

  const post = presign({ key: incomingKey(upload), contentType, bytes });
  const expiresAt = new Date(Date.parse(now()) + uploadExpiryMinutes * 60_000).toISOString();
  return { UploadID: id, ...post, expiresAt };
}
