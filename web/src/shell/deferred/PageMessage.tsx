import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPageMessage, type PageMessage as Key, pageMessages } from '#shared/pageMessages.ts';
import { timings } from '#shared/settings.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { loadServerMessages, useServerMessages } from '#web/i18n/useServerMessages.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Shows the notification that `?message=` names, and removes it from the address. */
export function PageMessage() {
  const lang = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const { messageFor } = useServerMessages({ preload: false });
  const key = new URLSearchParams(location.search).get('message');

  const show = useEffectEvent(async (message: Key) => {
    const { pathname, search, hash, state } = location;
    const query = new URLSearchParams(search);
    query.delete('message');
    void navigate(
      { pathname, search: String(query), hash },
      { replace: true, state, preventScrollReset: true },
    );
    await loadServerMessages(lang);
    toast.show({
      kind: pageMessages[message],
      title: messageFor(message),
      key: 'page-message',
      priority: 'high',
      duration: timings.accessFailure,
    });
  });
  useEffect(() => {
    if (isPageMessage(key)) void show(key);
  }, [key]);

  return null;
}
