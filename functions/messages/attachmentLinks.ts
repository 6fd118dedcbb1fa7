import { attachmentKeys } from '#functions/uploads/keys.ts';
import type { PresignPreview } from '#functions/uploads/presign.ts';
import type { AttachedFile, Attachment } from '#shared/entities/attachment.ts';
import { minute } from '#shared/time.ts';

/** Links are signed as of the last full quarter of an hour, so that a browser knows again what it has loaded before. */
const period = 15 * minute;

/** Attachments with links that work for 45 to 60 minutes. For people who have a copy of the message only. */
export const withLinks = (
  files: readonly AttachedFile[],
  { presignPreview, now }: { presignPreview: PresignPreview; now: () => string },
): Promise<Attachment[]> => {
  const at = new Date(Math.floor(Date.parse(now()) / period) * period).toISOString();
  return Promise.all(
    files.map(async file => {
      const [url, thumbnailUrl] = await Promise.all(attachmentKeys(file).map(key => presignPreview(key, at)));
      return {
        ...file,
        ...(url !== undefined && { url }),
        ...(thumbnailUrl !== undefined && { thumbnailUrl }),
      };
    }),
  );
};
