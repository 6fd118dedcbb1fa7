import paperclip from 'lucide-static/icons/paperclip.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { message as settings } from '#shared/correspondence.ts';
import { uploads } from '#shared/media.ts';
import type { UploadProblem } from '#web/api/upload/uploadFile.ts';
import { AttachedName } from '#web/domain/attachment/Attachments.tsx';
import { SentFiles } from '#web/domain/uploads/SentFiles.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { AttachmentToolsProps } from './useAttachments.ts';

const { types, bytes } = uploads.attachment;

/** The attachments of a message that is being written, and the button that adds some. */
export function AttachmentTools({ attachments, error }: AttachmentToolsProps) {
  const { t } = useTranslation('attachments');
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { attached, files, isFull, hasTooMany, choose } = attachments;

  function reasonOf(problem: UploadProblem): string | undefined {
    if (problem === 'UPLOAD_SIZE_EXCEEDED') return t('tooLarge', { most: format.fileSize(bytes) });
    if (problem === 'UPLOAD_INVALID_TYPE') return t('wrongType');
    return problem === 'UPLOAD_PROCESSING_FAILED' ? t('unreadable') : undefined;
  }

  /** The button that had the focus is gone. */
  const afterRemoval = () => input.current?.focus();

  return (
    <>
      {attached.length > 0 && (
        <ul className="compose-files" aria-label={t('chosen')}>
          {attached.map(file => (
            <li className="compose-file" key={file.UploadID}>
              <AttachedName attachment={file} />
              <IconButton
                size="s"
                icon={x}
                label={t('remove', { name: file.name })}
                onClick={() => {
                  attachments.remove(file.UploadID);
                  afterRemoval();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <SentFiles
        files={files}
        again={attachments.again}
        dismiss={id => {
          attachments.dismiss(id);
          afterRemoval();
        }}
        reasonOf={reasonOf}
      />
      {hasTooMany && (
        <p className="error" role="alert">
          {t('tooMany', { count: settings.attachments })}
        </p>
      )}
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="attach-row">
        <label className="btn btn--s btn--line">
          <input
            ref={input}
            type="file"
            className="sr"
            multiple
            accept={types.join()}
            aria-disabled={isFull || undefined}
            aria-describedby={`${id}-limits`}
            onClick={event => isFull && event.preventDefault()}
            onChange={({ target }) => {
              choose([...(target.files ?? [])]);
              target.value = ''; // the same file may be chosen again
            }}
          />
          <Icon svg={paperclip} />
          {t('add')}
        </label>
        <p className="fine muted" id={`${id}-limits`}>
          {t('limits', { count: settings.attachments, most: format.fileSize(bytes) })}
        </p>
      </div>
    </>
  );
}
