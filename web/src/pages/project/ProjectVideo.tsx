import play from 'lucide-static/icons/play.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { videoOf } from '#shared/videoOf.ts';
import { UploadedVideo } from '#web/domain/project/video/UploadedVideo.tsx';
import { useLookedAt } from '#web/domain/visit/lookedAt.ts';
import { CairnCover } from '#web/ui/Cairn.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** Video of a project; no request goes to another site before the user presses play. */
export function ProjectVideo({ project }: { project: Project }) {
  const { ProjectID, name, videoUrl } = project;
  const { t } = useTranslation('project');
  const [isPlaying, setPlaying] = useState(false);
  const look = useLookedAt('media');
  const video = videoUrl ? videoOf(videoUrl) : undefined;
  if (!video) return null;

  if (video.kind === 'file') {
    return (
      <div className="video" ref={look}>
        <UploadedVideo videoUrl={video.src} label={t('video.of', { name })} isPublic={isPublic(project)} />
      </div>
    );
  }
  if (isPlaying) {
    return (
      <figure className="video" ref={look}>
        <iframe
          src={video.src}
          title={t('video.of', { name })}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player has another origin and cannot access this page
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      </figure>
    );
  }
  return (
    <figure className="video" ref={look}>
      <div className="video-cover">
        <CairnCover seed={`video:${ProjectID}`} palette="tide" width={760} height={400} />
      </div>
      <button
        type="button"
        className="play"
        aria-label={t('video.play', { name })}
        onClick={() => setPlaying(true)}
      >
        <Icon svg={play} size="l" />
      </button>
      <figcaption>{t('video.host', { host: video.host })}</figcaption>
    </figure>
  );
}
