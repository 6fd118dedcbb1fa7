import type { AttachedFile } from '#shared/entities/attachment.ts';
import { UploadID } from '#shared/ids.ts';

/** A PDF as a message or draft names it, without an upload. */
export const attachedFile = (name: string): AttachedFile => ({
  UploadID: UploadID.parse(`upload-of-${name.replaceAll(/\W/g, '-')}`),
  name,
  type: 'pdf',
  bytes: 20,
});
