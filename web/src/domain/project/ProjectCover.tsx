import './ProjectCover.css';
import { useEffect, useRef, useState } from 'react';
import type { ProjectCard } from '#shared/entities/project.ts';
import { CairnCover } from '#web/ui/Cairn.tsx';
import { focusClasses } from '#web/ui/focusClasses.ts';

export interface ProjectCoverProps {
  project: { ProjectID: string; image: ProjectCard['image'] };
  /** For lists: drawn or fetched only near the viewport. */
  lazy?: boolean;
  /** The first of a list: fetched before other pictures, as it is usually the largest paint of its page. */
  first?: boolean;
  /** Size to draw when the cover spans the page. */
  width?: number;
  height?: number;
  /** Horizontal position of the drawn cairn, from 0 to 1. */
  at?: number;
}

/** Picture of a project. Decorative, because the project's name is always next to it. */
export function ProjectCover({
  project: { ProjectID, image },
  lazy = false,
  first,
  ...place
}: ProjectCoverProps) {
  const waits = lazy && !first;
  if (image.kind === 'picture') {
    return (
      <img
        src={lazy ? image.card : image.cover}
        srcSet={`${image.card} 640w, ${image.cover} 1280w`}
        sizes={
          lazy
            ? '(max-width: 639px) 92vw, (max-width: 1023px) 46vw, 300px'
            : '(max-width: 1023px) 100vw, 800px'
        }
        alt=""
        className={focusClasses(image.focus)}
        loading={waits ? 'lazy' : undefined}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    );
  }
  const cover = <CairnCover seed={`project:${ProjectID}`} palette={image.palette} {...place} />;
  return waits ? <WhenNear>{cover}</WhenNear> : cover;
}

/** Renders its child only near the viewport: drawing twenty covers at the same time would block the page. */
function WhenNear({ children }: { children: React.ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return isNear ? children : <span className="cover-place" ref={place} />;
}
