import { useTranslation } from 'react-i18next';
import { i18nIDOf } from '#shared/errors.ts';
import type { UploadState } from '#web/api/upload/useUpload.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';

export interface UploadStatusProps {
  of: 'picture' | 'video';
  state: UploadState;
  error: string | undefined;
}

/** Progress of an upload, or the reason why it was refused. */
export function UploadStatus({ of, state, error }: UploadStatusProps) {
  const { t } = useTranslation('proposal');
  const { messageFor, refusal } = useServerMessages();
  const format = useFormat();

  if (state.status === 'refused') {
    const { problem } = state;
    const why =
      problem === 'LOST'
        ? t(`${of}.lost`)
        : typeof problem === 'string'
          ? messageFor(i18nIDOf(problem))
          : refusal(problem);
    return (
      <p className="error" role="alert">
        {why} {t(`${of}.former`)}
      </p>
    );
  }
  if (state.status === 'none') return error ? <p className="error">{error}</p> : null;
  return (
    <div className="sending">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` is meant for form results */}
      <p className="fine soft" role="status">
        {of === 'video' ? t(`video.${state.status}`) : t(`picture.${state.status}`)}
      </p>
      {state.status === 'sending' && (
        <progress
          max={1}
          value={state.share}
          aria-label={t(`${of}.sent`, { share: format.share(state.share) })}
        />
      )}
    </div>
  );
}
