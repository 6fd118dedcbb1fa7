import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '#shared/settings.ts';
import { liveness } from '#web/api/liveness.ts';
import { hasHadSession, identity } from '#web/api/token.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { useFailedActions } from './useFailedActions.ts';

/** Toasts that do not belong to a page: failed actions, an expired session, a recovered server. */
export function FailureToasts() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  useFailedActions();

  const wasDown = useRef(false);
  const showRecovery = useEffectEvent(() => {
    const { down } = liveness.get();
    if (wasDown.current && !down) {
      toast.show({
        kind: 'success',
        title: t('failure.reachable'),
        key: 'server_reachable',
        duration: timings.serverReachable,
      });
    }
    if (down) toast.dismiss('server_reachable');
    wasDown.current = down;
  });
  useEffect(() => {
    wasDown.current = liveness.get().down;
    return liveness.subscribe(() => showRecovery());
  }, []);

  const wasSignedIn = useRef(false);
  const showSessionEnd = useEffectEvent(() => {
    const now = identity.get();
    if (wasSignedIn.current && now.status === 'anonymous' && !now.isDeleted)
      toast.show(
        now.isBanned
          ? {
              kind: 'error',
              title: t('status.banned.title'),
              text: t('status.banned.text'),
              key: 'session',
              duration: timings.noticeError,
            }
          : { kind: 'info', title: t('failure.sessionOver'), key: 'session', duration: timings.redirect },
      );
    wasSignedIn.current = now.status === 'signedIn';
  });
  useEffect(() => {
    wasSignedIn.current = hasHadSession();
    showSessionEnd(); // if the session has ended before this code has loaded
    return identity.subscribe(() => showSessionEnd());
  }, []);

  return null;
}
