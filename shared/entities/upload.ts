import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { UploadID } from '../ids.ts';
import { uploadStates } from '../lifecycle.ts';
import { AttachedFile } from './attachment.ts';

/** An upload: presigned, sent to storage, checked, pictures encoded again, then ready or rejected. */
export const Upload = z.object({
  UploadID,
  kind: z.enum(['avatar', 'project', 'video', 'attachment']),
  status: z.enum(uploadStates),
  /** Paths under /media once it is ready; `thumbnailUrl` is for cards and avatars. */
  url: z.optional(z.string()),
  thumbnailUrl: z.optional(z.string()),
  /** Pixels of the picture at `url`, or of the one that was refused for its dimensions. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Of a video, which is public only while a public project shows it: a URL that works for an hour. */
  previewUrl: z.optional(z.string()),
  /** The file for a message, once it is ready. */
  attachment: z.optional(AttachedFile),
  /** Error code of the rejection. */
  errorCode: z.optional(
    z.enum([
      'UPLOAD_SIZE_EXCEEDED',
      'UPLOAD_INVALID_DIMENSIONS',
      'UPLOAD_INVALID_TYPE',
      'UPLOAD_PROCESSING_FAILED',
      'VIDEO_QUOTA_EXCEEDED',
    ]),
  ),
  createdAt: Instant,
});
export type Upload = z.infer<typeof Upload>;

/** A presigned POST: send a form with these fields, followed by `file`. */
export const PresignedUpload = z.object({
  UploadID,
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: Instant,
});
export type PresignedUpload = z.infer<typeof PresignedUpload>;
