import * as z from 'zod/mini';
import { UploadID } from '../ids.ts';

/** A file that a message carries, or is to carry. */
export const AttachedFile = z.object({
  UploadID,
  /** Its name, with the ending of its type. */
  name: z.string(),
  type: z.enum(['picture', 'pdf']),
  /** Size. */
  bytes: z.int(),
});
export type AttachedFile = z.infer<typeof AttachedFile>;

/** An attachment of a message that is open, for those who have a copy of it. */
export const Attachment = z.extend(AttachedFile, {
  /** Links that work for an hour, to the file and to a small picture of a picture; absent in lists. */
  url: z.optional(z.string()),
  thumbnailUrl: z.optional(z.string()),
});
export type Attachment = z.infer<typeof Attachment>;
