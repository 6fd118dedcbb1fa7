import { heldKey } from '#functions/platform/heldKey.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { uploads as contracts } from '#shared/contracts/uploads.ts';
import { mediaKey } from './keys.ts';
import { previewing } from './presign.ts';
import { uploads } from './upload.store.ts';

/** Returns the state of one of the caller's uploads. Administrators see videos too, which they review with their project. */
export const getUpload = operation(contracts.getUpload, {
  uses: [previewing],
  load: ({ UploadID }) => ({ upload: uploads.key(UploadID) }),
  async run({ caller, loaded: { upload } }, { presignPreview, now }) {
    const isVideo = upload?.kind === 'video';
    if (!upload || !(upload.OwnerUserID === caller.UserID || (isVideo && caller.isAdmin)))
      return refuse('UPLOAD_NOT_FOUND');
    return isVideo && upload.url
      ? { ...upload, previewUrl: await presignPreview(heldKey(mediaKey(upload.url)), now()) }
      : upload;
  },
});
