import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '#shared/settings.ts';
import { type Failure, onFailure } from '#web/api/failures.ts';
import { liveness } from '#web/api/liveness.ts';
import { identity } from '#web/api/token.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { loadServerMessages, useServerMessages } from '#web/i18n/useServerMessages.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Toasts that do not belong to a page: failed calls with `notifyOnFailure`, an expired session, a recovered server. */
export function FailureToasts() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const { refusal } = useServerMessages({ preload: false });
  const toast = useToast();

  const showFailure = useEffectEvent(async ({ id, error, persists }: Failure) => {
    await loadServerMessages(lang);
    toast.show({
      kind: 'error',
      title: t('failure.title'),
      text: persists ? `${refusal(error)} ${t('failure.persists')}` : refusal(error),
      key: error.isOutage ? 'server_not_reachable' : `failure:${id}`,
      priority: error.isOutage ? 'highest' : 'high',
      duration: timings.noticeError,
    });
  });
  useEffect(() => onFailure(failure => void showFailure(failure)), []);

  const wasDown = useRef(false);
  const showRecovery = useEffectEvent(() => {
    const { down } = liveness.get();
    if (wasDown.current && !down) {
      toast.dismiss('server_not_reachable');
      toast.show({ kind: 'success', title: t('failure.reachable'), duration: timings.serverReachable });
    }
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
    wasSignedIn.current = identity.get().status === 'signedIn';
    return identity.subscribe(() => showSessionEnd());
  }, []);

  return null;
}
