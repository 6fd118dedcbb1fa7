import './ProjectPrototype.css';
import mousePointerClick from 'lucide-static/icons/mouse-pointer-click.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { prototypeOf } from '#shared/prototypeOf.ts';
import { useLookedAt } from '#web/domain/visit/lookedAt.ts';
import { Button } from '#web/ui/Button.tsx';
import { CairnCover } from '#web/ui/Cairn.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** Prototype of a project in a frame; no request goes to another site before the user starts it. */
export function ProjectPrototype({ project: { ProjectID, name, prototypeUrl } }: { project: Project }) {
  const { t } = useTranslation('project');
  const [isStarted, setStarted] = useState(false);
  const look = useLookedAt('media');
  const prototype = prototypeUrl ? prototypeOf(prototypeUrl) : undefined;
  if (!prototype) return null;

  const { host, src, page } = prototype;
  if (!isStarted) {
    return (
      <figure className="video prototype" ref={look}>
        <div className="video-cover">
          <CairnCover seed={`prototype:${ProjectID}`} palette="moss" width={760} height={400} />
        </div>
        <Button className="prototype-start" onClick={() => setStarted(true)}>
          <Icon svg={mousePointerClick} />
          {t('prototype.start')}
        </Button>
        <figcaption>{t('prototype.host', { host })}</figcaption>
      </figure>
    );
  }
  return (
    <figure className="video prototype" ref={look}>
      {/* Whether another site has loaded cannot be observed, so the advice for an empty frame is always shown. */}
      <iframe
        ref={focus}
        src={src}
        title={t('prototype.of', { name })}
        loading="lazy"
        referrerPolicy="no-referrer"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the host has another origin and cannot access this page
        sandbox="allow-scripts allow-same-origin"
      />
      <figcaption>
        {t('prototype.open')}{' '}
        <a href={page} target="_blank" rel="noreferrer">
          {t('prototype.openLink', { host })}
        </a>
      </figcaption>
    </figure>
  );
}

/** The button that had the focus is gone. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });
