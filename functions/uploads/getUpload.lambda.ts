import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { uploads as contracts } from '#shared/contracts/uploads.ts';
import { uploads } from './upload.store.ts';

export const handler = lambda(contracts.getUpload, {
  beside: ({ UploadID }) => [uploads.key(UploadID)],
  run: async ({ UploadID, caller }, { table }) => {
    const upload = await table.get(uploads.key(UploadID));
    return upload?.OwnerUserID === caller.UserID ? upload : refuse('UPLOAD_NOT_FOUND');
  },
});
