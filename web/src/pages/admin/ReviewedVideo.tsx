import { useTranslation } from 'react-i18next';
import { videoUploadOf } from '#shared/videoOf.ts';
import { UploadedVideo } from '#web/domain/project/video/UploadedVideo.tsx';

/** A video to review: the player of an uploaded one, which may not be public yet, or a link to one elsewhere. */
export function ReviewedVideo({ videoUrl, isPublic = false }: { videoUrl: string; isPublic?: boolean }) {
  const { t } = useTranslation('admin');
  if (videoUploadOf(videoUrl))
    return <UploadedVideo {...{ videoUrl, isPublic }} label={t('checks.videoIs.uploaded')} />;
  return (
    <a className="link" href={videoUrl} target="_blank" rel="noreferrer">
      {videoUrl}
    </a>
  );
}
