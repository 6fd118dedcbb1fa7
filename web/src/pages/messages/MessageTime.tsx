import { useState } from 'react';
import { day } from '#shared/time.ts';
import { useFormat } from '#web/i18n/format.ts';

/** When a message was sent: the time today, "yesterday", otherwise the day; the exact time is its title. */
export function MessageTime({ at }: { at: string }) {
  const format = useFormat();
  const sent = new Date(at);
  const [opened] = useState(() => Date.now());
  const now = new Date(opened);
  const daysAgo = Math.round((startOf(now) - startOf(sent)) / day);
  const text =
    daysAgo <= 0
      ? format.date(at, 'time')
      : daysAgo === 1
        ? format.relative(startOf(now) - day, startOf(now))
        : format.date(at, sent.getFullYear() === now.getFullYear() ? 'short' : 'day');
  return (
    <time className="fine muted" dateTime={at} title={format.date(at, 'moment')}>
      {text}
    </time>
  );
}

const startOf = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
