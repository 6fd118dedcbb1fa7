import * as z from 'zod/mini';
import { message } from '#shared/correspondence.ts';
import { AttachedFile } from '#shared/entities/attachment.ts';

const Stored = z.object({ attachments: z.array(AttachedFile).check(z.maxLength(message.attachments)) });

/** The attachments of a message that is kept on the device; undefined if it has none. */
export function parseAttachments(stored: object): z.infer<typeof Stored> | undefined {
  return z.safeParse(Stored, stored).data;
}
