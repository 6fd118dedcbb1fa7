import { type ReactNode, useId } from 'react';

export interface ProfileSectionProps {
  /** Its place in the address: the profile menu leads there. */
  anchor: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the profile, with its own heading and its own button to save. */
export function ProfileSection({ anchor, title, lead, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className="profile-section" id={anchor} aria-labelledby={id}>
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
