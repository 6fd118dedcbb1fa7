import { todayOf } from '#shared/days.ts';
import { minute } from '#shared/time.ts';
import { browserZone } from '#web/api/browserZone.ts';
import { useSession } from '#web/api/session.ts';
import { useNow } from '#web/api/useNow.ts';

/** Today for the signed-in person, YYYY-MM-DD: in their time zone, or in that of the browser until they have one. */
export function useToday(): string {
  const { user } = useSession();
  const now = useNow(minute);
  return todayOf({ timeZone: user?.timeZone ?? browserZone() }, now);
}
