import fileVideo from 'lucide-static/icons/file-video.svg?raw';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Upload } from '#shared/entities/upload.ts';
import { uploads, videoQuotaBytes } from '#shared/media.ts';
import { videoUploadOf } from '#shared/videoOf.ts';
import { useUpload } from '#web/api/upload/useUpload.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Hint } from '#web/ui/fields/Field.tsx';
import { UrlField } from '#web/ui/fields/UrlField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import type { ProposalValues } from './values.ts';

const UploadedVideo = lazyComponent(
  async () => (await import('#web/domain/project/video/UploadedVideo.tsx')).UploadedVideo,
);

export interface VideoFieldProps {
  form: FormFields<ProposalValues>;
  /** Video that visitors see already. */
  published?: string | undefined;
  /** Reason why uploads are disabled, if they are: visitors cannot upload files. */
  resting?: ReactNode;
}

/** The video: a link to one elsewhere, or an uploaded file. */
export function VideoField({ form, published, resting }: VideoFieldProps) {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const id = useId();
  const { start, clear, ...upload } = useUpload('video');
  const { videoUrl } = form.values;

  function change(to: string) {
    form.set('videoUrl', to);
    form.leave('videoUrl');
  }

  const ready = upload.status === 'ready' ? upload.upload : undefined;
  const take = useEffectEvent((ready: Upload) => {
    if (!ready.url) return;
    change(ready.url);
    clear();
  });
  useEffect(() => {
    if (ready) take(ready);
  }, [ready]);

  if (videoUploadOf(videoUrl))
    return (
      <div className="field">
        <p className="label">{t('video.own')}</p>
        <UploadedVideo videoUrl={videoUrl} label={t('video.own')} isPublic={false} />
        {videoUrl !== published && <Hint>{t('video.public')}</Hint>}
        <div>
          <Button kind="quiet" size="s" onClick={() => change('')}>
            {t('video.remove')}
          </Button>
        </div>
      </div>
    );

  return (
    <div>
      <UrlField label={t('video.label')} hint={t('video.hint')} optional {...form.bind('videoUrl')} />
      <div className="field video-file">
        <label className="btn btn--s btn--line">
          <input
            type="file"
            className="sr"
            name="video"
            accept={uploads.video.types.join()}
            disabled={Boolean(resting)}
            aria-describedby={`${id}-limits ${id}-upload`}
            onChange={event => {
              const [file] = event.target.files ?? [];
              if (file) void start(file);
              event.target.value = ''; // the same file may be chosen again
            }}
          />
          <Icon svg={fileVideo} />
          {t('video.upload')}
        </label>
        <Hint id={`${id}-limits`}>
          {resting
            ? t('video.resting')
            : t('video.limits', {
                most: format.number(uploads.video.bytes / 2 ** 20),
                all: format.number(videoQuotaBytes / 2 ** 20),
              })}
        </Hint>
        <div id={`${id}-upload`}>
          <UploadStatus of="video" state={upload} error={undefined} />
        </div>
      </div>
    </div>
  );
}
