import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { PresignedUpload, Upload } from '../entities/upload.ts';
import { integerNumber } from '../fields.ts';

export const uploads = domain('uploads', {
  presignUpload: post('/uploads', {
    summary: 'Create a presigned upload for one file.',
    access: 'signedIn',
    body: z.object({
      kind: z.enum(['avatar', 'project', 'video', 'attachment']),
      contentType: z.string().check(z.maxLength(100)),
      /** Bytes. */
      /** Name of a file for a message. */
      name: z.optional(z.string().check(z.maxLength(1_000))),
      size: integerNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    }),
    status: 201,
    output: PresignedUpload,
    errors: ['UPLOAD_SIZE_EXCEEDED', 'UPLOAD_INVALID_TYPE', 'VIDEO_QUOTA_EXCEEDED', 'TOO_MANY_ATTEMPTS'],
  }),

  getUpload: get('/uploads/{UploadID}', {
    summary: "Get the status of one of the caller's uploads, or of a video to review.",
    access: 'signedIn',
    output: Upload,
    errors: ['UPLOAD_NOT_FOUND'],
  }),
});
