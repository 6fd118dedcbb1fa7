import './Badge.css';
import type { ReactNode } from 'react';
import { useFormat } from '#web/i18n/format.ts';
import { classes } from './classes.ts';

export type BadgeTone = 'neutral' | 'moss' | 'ember' | 'ok' | 'warn' | 'err' | 'info' | 'hire';

export interface BadgeProps {
  tone?: BadgeTone;
  /** Whether the dot is left out, for text that is not a state. */
  plain?: boolean;
  children: ReactNode;
}

/** A state as a dot and a word. */
export const Badge = ({ tone = 'neutral', plain, children }: BadgeProps) => (
  <span className={classes('badge', tone !== 'neutral' && `badge--${tone}`, plain && 'badge--plain')}>
    {children}
  </span>
);

export interface CountProps {
  value: number;
  tone?: 'neutral' | 'ember' | 'moss';
}

/** A count in a pebble. */
export function Count({ value, tone = 'neutral' }: CountProps) {
  const format = useFormat();
  return (
    <span className={classes('pill', tone !== 'neutral' && `pill--${tone}`)}>{format.number(value)}</span>
  );
}

/** Contribution points of a person, in words or with a name for them. */
export const ReputationMark = ({ label, children }: { label?: string; children: ReactNode }) => (
  <span className="rep" title={label}>
    {label !== undefined && <span className="sr">{label}: </span>}
    {children}
  </span>
);

/** The number of a person's contribution points. */
export function Reputation({ points, label }: { points: number; label: string }) {
  const format = useFormat();
  return <ReputationMark label={label}>{format.number(points)}</ReputationMark>;
}
