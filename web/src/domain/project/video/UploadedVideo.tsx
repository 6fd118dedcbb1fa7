import './UploadedVideo.css';
import { UploadID } from '#shared/ids.ts';
import { videoUploadOf } from '#shared/videoOf.ts';
import { useQuery } from '#web/api/hooks.ts';

export interface UploadedVideoProps {
  /** Address of an uploaded video. */
  videoUrl: string;
  label: string;
  /** Whether a public project shows it; before that only its owner and administrators can watch it. */
  isPublic: boolean;
}

/** The browser's player for an uploaded video. */
export function UploadedVideo({ videoUrl, label, isPublic }: UploadedVideoProps) {
  const id = UploadID.safeParse(videoUploadOf(videoUrl));
  const { data } = useQuery('getUpload', !isPublic && id.success ? { UploadID: id.data } : null, {
    revalidateOnFocus: false, // each answer has another address
    revalidateOnReconnect: false,
  });
  const src = isPublic ? videoUrl : data?.previewUrl;
  return (
    <figure className="uploaded-video">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded videos have no captions */}
      <video key={src} src={src} controls preload="metadata" aria-label={label} />
    </figure>
  );
}
