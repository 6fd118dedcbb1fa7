import './Stat.css';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface StatValue {
  label: ReactNode;
  value: ReactNode;
  detail?: ReactNode;
  /** Highlights the figure. */
  strong?: boolean;
}

/** Figures side by side, separated by hairlines. */
export const Stats = ({ stats }: { stats: readonly StatValue[] }) => (
  <dl className="kpis">
    {stats.map(({ label, value, detail, strong }, index) => (
      <div key={index} className={classes(strong && 'is-strong')}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
        {detail && <dd className="fine detail">{detail}</dd>}
      </div>
    ))}
  </dl>
);

/** Large figures on a dark band, for public pages. */
export const Tally = ({ label, stats }: { label: string; stats: readonly StatValue[] }) => (
  <section className="tally on-deep" aria-label={label}>
    <div className="wrap">
      <dl>
        {stats.map(({ label, value, detail }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
            {detail && <dd className="detail">{detail}</dd>}
          </div>
        ))}
      </dl>
    </div>
  </section>
);
