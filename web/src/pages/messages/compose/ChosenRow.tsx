import x from 'lucide-static/icons/x.svg?raw';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttachedFile } from '#shared/entities/attachment.ts';
import { i18nIDOf } from '#shared/errors.ts';
import { uploads } from '#shared/media.ts';
import { ApiError } from '#web/api/apiError.ts';
import type { UploadProblem } from '#web/api/upload/uploadFile.ts';
import { useUpload } from '#web/api/upload/useUpload.ts';
import { AttachedName } from '#web/domain/attachment/Attachments.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import type { ChosenFile } from './useAttachments.ts';

interface ChosenRowProps {
  chosen: ChosenFile;
  onReady: (file: AttachedFile) => void;
  onNote: (hasFailed: boolean) => void;
  onDrop: () => void;
}

/** A file that is being uploaded: its progress, or why it has failed and the button that tries again. */
export function ChosenRow({ chosen: { file, hasFailed }, onReady, onNote, onDrop }: ChosenRowProps) {
  const { t } = useTranslation('attachments');
  const format = useFormat();
  const words = useProblemWords();
  const { start, clear: _, ...upload } = useUpload('attachment');
  const { name, size } = file;

  const begin = useEffectEvent(() => void start(file));
  useEffect(() => begin(), []);
  const ready = upload.status === 'ready' ? upload.upload.attachment : undefined;
  const isRefused = upload.status === 'refused';
  const onChange = useEffectEvent((file: AttachedFile | undefined, isRefused: boolean) => {
    if (file) onReady(file);
    else if (isRefused !== hasFailed) onNote(isRefused);
  });
  useEffect(() => onChange(ready, isRefused), [ready, isRefused]);

  return (
    <li className="compose-file">
      <AttachedName attachment={{ name, bytes: size }} />
      <IconButton size="s" icon={x} label={t('remove', { name })} onClick={onDrop} />
      <div className="compose-file-state">
        {upload.status === 'refused' ? (
          <>
            <p className="error" role="alert">
              {words(upload.problem)}
            </p>
            {isWorthRepeating(upload.problem) && (
              <Button
                size="s"
                kind="line"
                aria-label={t('againNamed', { name })}
                onClick={() => void start(file)}
              >
                {t('again')}
              </Button>
            )}
          </>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results */}
            <p className="fine soft" role="status">
              {t(upload.status === 'none' ? 'sending' : upload.status)}
            </p>
            {upload.status === 'sending' && (
              <progress
                max={1}
                value={upload.share}
                aria-label={t('sent', { name, share: format.share(upload.share) })}
              />
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** Whether the same file may arrive another time. */
const isWorthRepeating = (problem: UploadProblem): boolean =>
  problem === 'LOST' || problem === 'UPLOAD_PROCESSING_FAILED' || problem instanceof ApiError;

/** Returns the sentence for a file that was not taken. */
function useProblemWords(): (problem: UploadProblem) => string {
  const { t } = useTranslation('attachments');
  const { refusal, messageFor } = useServerMessages();
  const format = useFormat();
  return problem => {
    if (problem instanceof ApiError) return refusal(problem);
    switch (problem) {
      case 'LOST':
        return t('lost');
      case 'UPLOAD_SIZE_EXCEEDED':
        return t('tooLarge', { most: format.fileSize(uploads.attachment.bytes) });
      case 'UPLOAD_INVALID_TYPE':
        return t('wrongType');
      case 'UPLOAD_INVALID_DIMENSIONS':
        return t('wrongDimensions', { most: uploads.attachment.max[0] });
      case 'UPLOAD_PROCESSING_FAILED':
        return t('unreadable');
      default:
        return messageFor(i18nIDOf(problem)); // of videos only
    }
  };
}
