import './Tabs.css';
import { Link } from 'react-router-dom';
import { useFormat } from '#web/i18n/format.ts';

export interface AnchorTabsProps {
  label: string;
  anchors: readonly { to: string; label: string; count?: number | undefined; current?: boolean }[];
}

/** Links styled as tabs, for the sections of a long page or for sibling pages. */
export const AnchorTabs = ({ label, anchors }: AnchorTabsProps) => (
  <nav className="tabs" aria-label={label}>
    {anchors.map(({ to, label, count, current }) => (
      <Link key={to} to={to} aria-current={current || undefined}>
        {label} <TabCount count={count} />
      </Link>
    ))}
  </nav>
);

/** Number of items behind a tab. */
export function TabCount({ count }: { count: number | undefined }) {
  const format = useFormat();
  return count === undefined ? null : <span className="n">{format.number(count)}</span>;
}
