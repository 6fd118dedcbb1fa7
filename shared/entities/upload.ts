import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { UploadID } from '../ids.ts';
import { uploadStates } from '../lifecycle.ts';

/** A file on its way: presigned, sent to storage, decoded and encoded again, ready or refused. */
export const Upload = z.object({
  UploadID,
  kind: z.enum(['avatar', 'project', 'video']),
  status: z.enum(uploadStates),
  /** Addresses under /media once it is ready; `small` is for cards and faces. */
  url: z.optional(z.string()),
  thumbnailUrl: z.optional(z.string()),
  /** Why it was refused: the code of a refusal. */
  errorCode: z.optional(
    z.enum([
      'UPLOAD_SIZE_EXCEEDED',
      'UPLOAD_INVALID_DIMENSIONS',
      'UPLOAD_INVALID_TYPE',
      'UPLOAD_PROCESSING_FAILED',
    ]),
  ),
  createdAt: Instant,
});
export type Upload = z.infer<typeof Upload>;

/** Where and with which fields to send the file: a form post of these fields and then `file`. */
export const PresignedUpload = z.object({
  UploadID,
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: Instant,
});
export type PresignedUpload = z.infer<typeof PresignedUpload>;
