import { dayIn } from '#shared/days.ts';
import { minute } from '#shared/time.ts';
import { useNow } from '#web/api/useNow.ts';
import { useZone } from './useZone.ts';

/** Today for the signed-in person, YYYY-MM-DD: in their time zone, or in that of the browser until they have one. */
export function useToday(): string {
  const zone = useZone();
  const now = useNow(minute);
  return dayIn(zone, now);
}
