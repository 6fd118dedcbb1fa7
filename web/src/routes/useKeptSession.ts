import { useState } from 'react';
import { useIdentity } from '#web/api/hooks.ts';
import { type SessionHold, useSession } from '#web/api/session.ts';
import { hasUnsaved } from '#web/ui/forms/unsaved.ts';

interface KeptSession {
  /** The session that the page is shown with, or was until it ended. */
  known: SessionHold | undefined;
  /** Whether the page is still shown after its session has ended, because of typed text. */
  isHeld: boolean;
  /** Whether the session has ended and nothing would be lost. */
  hasEnded: boolean;
}

/** Decides whether a page stays when its session ends. If the same person signs in in another tab, a kept page is unchanged. */
export function useKeptSession(): KeptSession {
  const { status, user } = useSession();
  const identity = useIdentity();
  const [kept, setKept] = useState<KeptSession>({ known: undefined, isHeld: false, hasEnded: false });
  const { known, isHeld, hasEnded } = kept;

  const next = ((): KeptSession => {
    if (status === 'signedIn' && identity.status === 'signedIn') {
      const isSame = known?.session.user === user && known?.identity === identity && !isHeld && !hasEnded;
      return isSame
        ? kept
        : { known: { session: { status, user }, identity }, isHeld: false, hasEnded: false };
    }
    if (identity.status !== 'anonymous' || !known || isHeld || hasEnded) return kept;
    if (identity.isBanned || identity.leadsOn) return { known: undefined, isHeld: false, hasEnded: false };
    return hasUnsaved() ? { known, isHeld: true, hasEnded: false } : { known, isHeld: false, hasEnded: true };
  })();
  if (next !== kept) setKept(next);
  return next;
}
