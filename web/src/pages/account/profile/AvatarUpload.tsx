import { useTranslation } from 'react-i18next';
import type { AvatarFeatures } from '#shared/avatars/avatarChoices.ts';
import type { UploadID } from '#shared/ids.ts';
import { uploads } from '#shared/media.ts';
import { ApiError } from '#web/api/apiError.ts';
import type { RefusedUpload } from '#web/api/upload/uploadFile.ts';
import { useUpload } from '#web/api/upload/useUpload.ts';
import { useRefusalOfUpload } from '#web/domain/uploads/useRefusalOfUpload.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FileDrop } from '#web/ui/fields/FileDrop.tsx';

const { types, bytes, min, max } = uploads.avatar;
const limits = { size: bytes / 1024 / 1024, min: min[0], max: max[0] };

interface AvatarUploadProps {
  current: string | AvatarFeatures;
  seed: string;
  isBusy: boolean;
  onUse: (id: UploadID) => Promise<void>;
}

/** Uploads a picture to storage, shows it once it has been checked, and makes it the avatar when the user confirms. */
export function AvatarUpload({ current, seed, isBusy, onUse }: AvatarUploadProps) {
  const { t } = useTranslation('account');
  const words = useProblemMessage();
  const format = useFormat();
  const picture = useUpload('avatar');

  const ready = picture.status === 'ready' ? picture.upload : undefined;

  async function use(id: UploadID) {
    await onUse(id);
    picture.clear();
  }

  return (
    <div className="face-upload">
      <div className="stackv gap-2">
        {ready ? (
          <span className="av">
            <img src={ready.thumbnailUrl ?? ready.url} width={132} height={126} alt={t('upload.preview')} />
          </span>
        ) : (
          <AvatarImage of={current} seed={seed} size={96} title={t('upload.current')} />
        )}
        <p className="fine muted">{ready ? t('upload.preview') : t('upload.current')}</p>
      </div>
      <div className="stackv gap-3">
        <FileDrop
          label={t('upload.label')}
          accept={types.join()}
          hint={t('upload.hint', limits)}
          error={picture.status === 'refused' ? words(picture) : undefined}
          onFile={file => void picture.start(file)}
        />
        <Announced as="div" className="stackv gap-2">
          {picture.status === 'sending' && (
            <>
              <span className="small">{t('upload.sending', { share: format.share(picture.share) })}</span>
              <progress
                className="upload-progress"
                aria-label={t('upload.progress')}
                value={picture.share}
                max={1}
              />
            </>
          )}
          {picture.status === 'preparing' && <span className="small">{t('upload.preparing')}</span>}
          {ready && <span className="small">{t('upload.ready')}</span>}
        </Announced>
        {ready && (
          <div className="save-bar">
            <Button kind="moss" busy={isBusy && t('profile.saving')} onClick={() => void use(ready.UploadID)}>
              {t('upload.use')}
            </Button>
            <Button kind="quiet" onClick={picture.clear}>
              {t('upload.drop')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Returns the sentence for a rejected picture, with the limits it exceeds. */
function useProblemMessage(): (refused: RefusedUpload) => string {
  const { t } = useTranslation('account');
  const refusalOf = useRefusalOfUpload();
  return refused => {
    const { problem } = refused;
    if (problem instanceof ApiError) return refusalOf(refused) ?? '';
    if (problem === 'UPLOAD_INVALID_DIMENSIONS' || problem === 'VIDEO_QUOTA_EXCEEDED')
      // the latter is of no picture
      return `${refusalOf(refused)} ${t('upload.unchanged')}`;
    return t(`upload.problems.${problem}`, limits);
  };
}
