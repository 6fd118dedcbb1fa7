import './WorkLayout.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Count } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { scrollIntoRow } from './scrollIntoRow.ts';

export interface SideEntry {
  to: string;
  label: string;
  icon: string;
  count?: number;
  current?: boolean;
}

export interface SideGroup {
  title: string;
  entries: readonly SideEntry[];
  /** Number of entries that are still expected; they keep their place in the column. */
  expected?: number;
}

export interface WorkLayoutProps {
  /** Name of the side navigation for assistive technology. */
  label: string;
  groups: readonly SideGroup[];
  children: ReactNode;
}

/** Layout of a working page: side navigation and content; below 1024 px the navigation becomes a scrolling row. */
export function WorkLayout({ label, groups, children }: WorkLayoutProps) {
  const entries = groups.flatMap(group => group.entries);
  const current = entries.find(entry => entry.current)?.to;
  const row = useRef<HTMLElement>(null);

  // An entry or a count that arrives later moves the entries after it.
  const widths = entries.map(({ label, count }) => `${label} ${count}`).join();
  useEffect(() => {
    if (current !== undefined && widths)
      scrollIntoRow(row.current, row.current?.querySelector<HTMLElement>('[aria-current]'));
  }, [current, widths]);

  return (
    <div className="wrap work">
      <nav className="side" aria-label={label} ref={row}>
        {groups.flatMap(({ title, entries, expected = 0 }) => [
          <p className="title" key={title}>
            {title}
          </p>,
          ...entries.map(entry => (
            <Link key={entry.to} to={entry.to} aria-current={entry.current ? 'page' : undefined}>
              <Icon svg={entry.icon} />
              {entry.label}
              {entry.count ? <Count value={entry.count} /> : null}
            </Link>
          )),
          ...Array.from({ length: expected }, (_, index) => (
            <span key={`${title} ${index}`} className="side-place" />
          )),
        ])}
      </nav>
      <div>{children}</div>
    </div>
  );
}
