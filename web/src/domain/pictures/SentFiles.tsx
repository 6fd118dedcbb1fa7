import { useTranslation } from 'react-i18next';
import { i18nIDOf } from '#shared/errors.ts';
import type { UploadProblem } from '#web/api/upload/uploadFile.ts';
import type { SentFile } from '#web/api/upload/useUploads.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';

export interface SentFilesProps {
  files: readonly SentFile[];
  again: (file: SentFile) => void;
  dismiss: (id: number) => void;
}

/** Files on their way, with their progress, and those that were refused, with the reason. */
export const SentFiles = ({ files, again, dismiss }: SentFilesProps) =>
  files.length > 0 && (
    <ul className="sent-files">
      {files.map(one => (
        <li key={one.id}>
          <SentFileView sent={one} again={() => again(one)} dismiss={() => dismiss(one.id)} />
        </li>
      ))}
    </ul>
  );

interface SentFileViewProps {
  sent: SentFile;
  again: () => void;
  dismiss: () => void;
}

function SentFileView({ sent: { file, state }, again, dismiss }: SentFileViewProps) {
  const { t } = useTranslation('showing');
  const format = useFormat();
  const reasonFor = useReason();
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
              {t('pictures.again')}
              {which}
            </Button>
          )}
          <Button size="s" kind="quiet" onClick={dismiss}>
            {t(state.status === 'refused' ? 'pictures.dismiss' : 'pictures.cancel')}
            {which}
          </Button>
        </span>
      </div>
      {state.status === 'refused' ? (
        <p className="error" role="alert">
          {reasonFor(state.problem)}
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results
        <p className="fine soft" role="status">
          {t(`pictures.${state.status}`)}
        </p>
      )}
      {state.status === 'sending' && (
        <progress
          max={1}
          value={state.share}
          aria-label={t('pictures.sent', { name: file.name, share: format.share(state.share) })}
        />
      )}
    </>
  );
}

/** Whether the same file may pass the next time. */
const isWorthAnother = (problem: UploadProblem): boolean => problem === 'LOST' || typeof problem !== 'string';

function useReason() {
  const { t } = useTranslation('showing');
  const { messageFor, refusal } = useServerMessages();
  return (problem: UploadProblem): string => {
    if (problem === 'LOST') return t('pictures.lost');
    return typeof problem === 'string' ? messageFor(i18nIDOf(problem)) : refusal(problem);
  };
}
