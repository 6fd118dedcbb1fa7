import './Stat.css';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface StatValue {
  label: ReactNode;
  value: ReactNode;
  detail?: ReactNode;
  /** The figure that matters now. */
  strong?: boolean;
}

/** Figures side by side, with hairlines between. */
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

/** Big figures on a deep band, for public pages. */
export const Tally = ({ label, stats }: { label: string; stats: readonly StatValue[] }) => (
  <section className="tally on-deep" aria-label={label}>
    <div className="wrap">
      <dl>
        {stats.map(({ label, value }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
