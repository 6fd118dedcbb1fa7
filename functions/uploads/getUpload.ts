import type { Deps } from '#functions/platform/deps.ts';
import { heldKey } from '#functions/platform/heldKey.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { uploads as contracts } from '#shared/contracts/uploads.ts';
import { mediaKey } from './keys.ts';
import type { PresignPreview } from './presign.ts';
import type { uploads } from './upload.store.ts';

/** Returns the state of one of the caller's uploads. Administrators see videos too, which they review with their project. */
export function getUpload(
  { caller, loaded: [upload] }: Input<typeof contracts.getUpload, [typeof uploads]>,
  { presignPreview, now }: Deps & { presignPreview: PresignPreview },
) {
  const isVideo = upload?.kind === 'video';
  if (!upload || !(upload.OwnerUserID === caller.UserID || (isVideo && caller.isAdmin)))
    return refuse('UPLOAD_NOT_FOUND');
  return isVideo && upload.url
    ? { ...upload, previewUrl: presignPreview(heldKey(mediaKey(upload.url)), now()) }
    : upload;
}
