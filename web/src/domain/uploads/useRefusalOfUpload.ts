import { i18nIDOf } from '#shared/errors.ts';
import { uploads } from '#shared/media.ts';
import type { RefusedUpload } from '#web/api/upload/uploadFile.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';

/** Returns the sentence that says why a file was refused: with the pixels that a picture has and needs. Undefined if the connection was lost. */
export function useRefusalOfUpload(): (refused: RefusedUpload) => string | undefined {
  const { messageFor, refusal } = useServerMessages();
  return ({ problem, kind, pixels }) => {
    if (problem === 'LOST') return undefined;
    if (typeof problem !== 'string') return refusal(problem);
    const { min, max } = uploads[kind];
    if (problem !== 'UPLOAD_INVALID_DIMENSIONS' || !pixels || !min) return messageFor(i18nIDOf(problem));
    const [leastWidth, leastHeight] = min;
    const [mostWidth, mostHeight] = max;
    return pixels.width < leastWidth || pixels.height < leastHeight
      ? messageFor('errors.picture_too_small', { ...pixels, leastWidth, leastHeight })
      : messageFor('errors.picture_too_large', { ...pixels, mostWidth, mostHeight });
  };
}
