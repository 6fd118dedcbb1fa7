import { lambda } from '#functions/platform/lambda.ts';
import { uploads } from '#shared/contracts/uploads.ts';
import { makePresign } from './presign.ts';
import { presignUpload } from './presignUpload.ts';
import { videoUsage } from './video.store.ts';

export const handler = lambda(
  uploads.presignUpload,
  {
    load: ({ body: { kind }, callerId }) => [kind === 'video' ? videoUsage.key(callerId) : undefined],
    run: presignUpload,
  },
  { presign: makePresign },
);
