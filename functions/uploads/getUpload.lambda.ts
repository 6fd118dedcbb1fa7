import { lambda } from '#functions/platform/lambda.ts';
import { uploads as contracts } from '#shared/contracts/uploads.ts';
import { getUpload } from './getUpload.ts';
import { makePresignPreview } from './presign.ts';
import { uploads } from './upload.store.ts';

export const handler = lambda(
  contracts.getUpload,
  { load: ({ UploadID }) => [uploads.key(UploadID)], run: getUpload },
  { presignPreview: makePresignPreview },
);
