import { useTranslation } from 'react-i18next';
import type { UploadState } from '#web/api/upload/useUpload.ts';
import { useRefusalOfUpload } from '#web/domain/uploads/useRefusalOfUpload.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Announced } from '#web/ui/Announced.tsx';

export interface UploadStatusProps {
  of: 'picture' | 'video';
  state: UploadState;
  error: string | undefined;
}

/** Progress of an upload, or the reason why it was refused. */
export function UploadStatus({ of, state, error }: UploadStatusProps) {
  const { t } = useTranslation('proposal');
  const refusalOf = useRefusalOfUpload();
  const format = useFormat();

  if (state.status === 'refused')
    return (
      <p className="error" role="alert">
        {refusalOf(state) ?? t(`${of}.lost`)} {t(`${of}.former`)}
      </p>
    );
  if (state.status === 'none') return error ? <p className="error">{error}</p> : null;
  return (
    <div className="sending">
      <Announced className="fine soft">
        {of === 'video' ? t(`video.${state.status}`) : t(`picture.${state.status}`)}
      </Announced>
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
