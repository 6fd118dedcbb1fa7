import { useFormat } from '#web/i18n/format.ts';

/** A date with its time of day, in the page's language. */
export function MomentText({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format.date(at, 'moment')}
    </time>
  );
}
