import './Tabs.css';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '#web/i18n/format.ts';
import { scrollIntoRow } from './workspace/scrollIntoRow.ts';

export interface AnchorTabsProps {
  label: string;
  anchors: readonly {
    to: string;
    label: string;
    count?: number | undefined;
    /** Whether there are more than were counted. */
    hasMore?: boolean;
    current?: boolean;
  }[];
}

/**
 * Links styled as tabs, for the sections of a long page or for sibling pages. On narrow screens they scroll sideways, with the current
 * one in view.
 */
export function AnchorTabs({ label, anchors }: AnchorTabsProps) {
  const list = useRef<HTMLElement>(null);
  const current = anchors.find(anchor => anchor.current)?.to;
  useEffect(() => {
    const { current: nav } = list;
    const tab = nav?.querySelector<HTMLElement>('[aria-current]');
    // A person who moves through the tabs by keyboard keeps the one in view that has the focus.
    if (!current || !nav || !tab || nav.querySelector(':focus-visible')) return;
    nav.scrollTo({ left: tab.offsetLeft - nav.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav className="tabs" aria-label={label} ref={list}>
      {anchors.map(({ to, label, count, hasMore, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current || undefined}
          onFocus={({ currentTarget }) => scrollIntoRow(list.current, currentTarget)}
        >
          {label} <TabCount count={count} hasMore={hasMore} />
        </Link>
      ))}
    </nav>
  );
}

/** Number of items behind a tab, with a plus if there are more. */
export function TabCount({ count, hasMore }: { count: number | undefined; hasMore?: boolean | undefined }) {
  const format = useFormat();
  return count === undefined ? null : (
    <span className="n">
      {format.number(count)}
      {hasMore && '+'}
    </span>
  );
}
