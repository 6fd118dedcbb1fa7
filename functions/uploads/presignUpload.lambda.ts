import { lambda } from '#functions/platform/lambda.ts';
import { uploads } from '#shared/contracts/uploads.ts';
import { makePresign } from './presign.ts';
import { presignUpload } from './presignUpload.ts';

export const handler = lambda(uploads.presignUpload, { run: presignUpload }, { presign: makePresign });
