import { Announced } from '#web/ui/Announced.tsx';
import './SentFiles.css';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/apiError.ts';
import type { UploadProblem } from '#web/api/upload/uploadFile.ts';
import type { SentFile } from '#web/api/upload/useUploads.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';
import { useRefusalOfUpload } from './useRefusalOfUpload.ts';

export interface SentFilesProps {
  files: readonly SentFile[];
  again: (file: SentFile) => void;
  dismiss: (id: number) => void;
  /** The sentence for a file that was not taken, where it is not the server's. */
  reasonOf?: ((problem: UploadProblem) => string | undefined) | undefined;
}

/** Files on their way, with their progress, and those that were refused, with the reason. */
export function SentFiles({ files, again, dismiss, reasonOf }: SentFilesProps) {
  const { t } = useTranslation('uploads');
  if (files.length === 0) return null;
  return (
    <ul className="sent-files" aria-label={t('label')}>
      {files.map(one => (
        <li key={one.id}>
          <SentFileView
            sent={one}
            again={() => again(one)}
            dismiss={() => dismiss(one.id)}
            reasonOf={reasonOf}
          />
        </li>
      ))}
    </ul>
  );
}

interface SentFileViewProps {
  sent: SentFile;
  again: () => void;
  dismiss: () => void;
  reasonOf: SentFilesProps['reasonOf'];
}

function SentFileView({ sent: { file, state }, again, dismiss, reasonOf }: SentFileViewProps) {
  const { t } = useTranslation('uploads');
  const format = useFormat();
  const refusalOf = useRefusalOfUpload();
  const which = <span className="sr"> {file.name}</span>;
  return (
    <>
      <div className="row between row-2">
        <span className="small sent-name" {...written()}>
          {file.name}
        </span>
        <span className="row row-2">
          {state.status === 'refused' && isWorthAnother(state.problem) && (
            <Button size="s" kind="quiet" onClick={again}>
              {t('again')}
              {which}
            </Button>
          )}
          <Button size="s" kind="quiet" onClick={dismiss}>
            {t(state.status === 'refused' ? 'dismiss' : 'cancel')}
            {which}
          </Button>
        </span>
      </div>
      {state.status === 'refused' ? (
        <p className="error" role="alert">
          {reasonOf?.(state.problem) ?? refusalOf(state) ?? t('lost')}
        </p>
      ) : (
        <Announced className="fine soft">{t(state.status)}</Announced>
      )}
      {state.status === 'sending' && (
        <progress
          max={1}
          value={state.share}
          aria-label={t('sent', { name: file.name, share: format.share(state.share) })}
        />
      )}
    </>
  );
}

/** Whether the same file may pass the next time. */
const isWorthAnother = (problem: UploadProblem): boolean =>
  problem === 'LOST' || problem === 'UPLOAD_PROCESSING_FAILED' || problem instanceof ApiError;
