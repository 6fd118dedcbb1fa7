import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInView } from '#web/ui/keepInView.ts';

export interface ProfileSectionProps {
  /** Hash of the section: the profile menu links to it. */
  anchor: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Section of the profile page with a heading of its own. */
export function ProfileSection({ anchor, title, lead, children }: ProfileSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    const isTarget = hash === `#${anchor}`;
    return isTarget && section.current ? keepInView(section.current) : undefined;
  }, [hash, anchor]);

  return (
    <section ref={section} className="profile-section" id={anchor} aria-labelledby={id}>
      <header>
        <h2 className="h3" id={id}>
          {title}
        </h2>
        {lead && <p className="small soft">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
