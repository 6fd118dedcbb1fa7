import { useState } from 'react';
import { dayIn, daysBetween } from '#shared/days.ts';
import { day } from '#shared/time.ts';
import { browserZone } from '#web/api/browserZone.ts';
import { useFormat } from '#web/i18n/format.ts';

/** Sending time of a message: the time if it was today, "yesterday", otherwise the day; the title states the exact time. */
export function MessageTime({ at }: { at: string }) {
  const format = useFormat();
  const [opened] = useState(() => Date.now());
  const [sentOn, today] = [dayIn(browserZone(), at), dayIn(browserZone(), opened)];
  const daysAgo = daysBetween(sentOn, today);
  const text =
    daysAgo <= 0
      ? format.date(at, 'time')
      : daysAgo === 1
        ? format.relative(opened - day, opened)
        : format.date(at, yearOf(sentOn) === yearOf(today) ? 'short' : 'day');
  return (
    <time className="fine muted" dateTime={at} title={format.date(at, 'moment')}>
      {text}
    </time>
  );
}

const yearOf = (date: string): string => date.slice(0, 'YYYY'.length);
