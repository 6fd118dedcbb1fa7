import { zoneOf } from '#shared/days.ts';
import { browserZone } from '#web/api/browserZone.ts';
import { useSession } from '#web/api/session.ts';

/** Time zone of the signed-in person: that of their profile, or of the browser until they have one. */
export function useZone(): string {
  const { user } = useSession();
  return zoneOf({ timeZone: user?.timeZone ?? browserZone() });
}
