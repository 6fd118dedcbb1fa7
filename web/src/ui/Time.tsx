import { useEffect, useState } from 'react';
import type { Currency } from '#shared/settings.ts';
import { type DateStyle, useFormat } from '#web/i18n/format.ts';
import { classes } from './classes.ts';

const MINUTE = 60_000;

export interface RelativeTimeProps {
  /** ISO moment. */
  at: string;
}

/** "2 days ago", kept right while the page is open; the exact moment is its title. What has happened is never ahead, whatever the clock of the device says. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);

  return (
    <time dateTime={at} title={format.date(at, 'moment')} suppressHydrationWarning>
      {format.relative(at, Math.max(now, Date.parse(at)))}
    </time>
  );
}

/** A day or moment in the language of the page. */
export function DateText({ at, style }: { at: string; style?: DateStyle }) {
  const format = useFormat();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.date(at, style)}
    </time>
  );
}

export interface MoneyProps {
  /** In minor units: pence, cents. */
  minor: number;
  currency: Currency;
  /** Without decimals where there are none. */
  whole?: boolean;
  className?: string;
}

/** An amount; set in the text face with aligned figures. */
export function Money({ minor, currency, whole, className }: MoneyProps) {
  const format = useFormat();
  return <span className={classes('money', className)}>{format.money(minor, currency, { whole })}</span>;
}
