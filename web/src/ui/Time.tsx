import type { Currency } from '#shared/settings.ts';
import { minute } from '#shared/time.ts';
import { useNow } from '#web/api/useNow.ts';
import { type DateStyle, useFormat } from '#web/i18n/format.ts';
import { classes } from './classes.ts';

export interface RelativeTimeProps {
  /** ISO date and time. */
  at: string;
}

/** "2 days ago", updated while the page is open, with the exact time as its title. Never in the future, even if the device's clock is slow. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const format = useFormat();
  const now = useNow(minute);

  return (
    <time dateTime={at} title={format.date(at, 'moment')} suppressHydrationWarning>
      {format.relative(at, Math.max(now, Date.parse(at)))}
    </time>
  );
}

/** A date or time in the page's language. */
export function DateText({ at, dateStyle }: { at: string; dateStyle?: DateStyle }) {
  const format = useFormat();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.date(at, dateStyle)}
    </time>
  );
}

/** A date of money in the page's language: always the UTC day, as on receipts, in exports and emails. */
export function UtcDate({ at, style }: { at: string; style?: DateStyle }) {
  const format = useFormat();
  return <time dateTime={at}>{format.utcDate(at, style)}</time>;
}

export interface MoneyProps {
  /** In minor units: pence, cents. */
  minor: number;
  currency: Currency;
  /** Omits decimals if the amount is whole. */
  whole?: boolean;
  className?: string;
}

/** An amount of money with tabular figures. */
export function Money({ minor, currency, whole, className }: MoneyProps) {
  const format = useFormat();
  return <span className={classes('money', className)}>{format.money(minor, currency, { whole })}</span>;
}
