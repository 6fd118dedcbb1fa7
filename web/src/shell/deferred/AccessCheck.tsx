import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { withMessage } from '#shared/pageMessages.ts';
import { type FixedPageName, isPageName, type PageName, pages, paths } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { type AccessAnswer, checkAccess } from '#web/api/accessCheck.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { enterMaintenance } from '#web/api/maintenance.ts';
import { useSignInPath } from '#web/domain/person/useSignInPath.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { loadServerMessages, useServerMessages } from '#web/i18n/useServerMessages.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

interface AccessCheckProps {
  page: PageName;
  /** Called if the user has no access and the server gives no reason. */
  onUnauthorized: () => void;
}

/** Asks the server whether the user may open the page on screen, and acts on the answer. */
export function AccessCheck({ page, onUnauthorized }: AccessCheckProps) {
  const lang = useLanguage();
  const signIn = useSignInPath();
  const navigate = useNavigate();
  const toast = useToast();
  const { messageFor } = useServerMessages({ preload: false });

  const obey = useEffectEvent(async ({ cached, hasAccess, reroute = '', i18nID, data }: AccessAnswer) => {
    if (cached) return enterMaintenance(data?.until);
    if (hasAccess) return;
    if (isReroute(reroute) && reroute !== page) {
      const target = reroute === 'signin' ? signIn() : paths[reroute]({ lang });
      await navigate(withMessage(target, i18nID), { replace: true, state: { reason: i18nID } });
      return await invalidate('getMe'); // the user's rights have changed
    }
    if (!i18nID) return onUnauthorized();
    await loadServerMessages(lang);
    toast.show({
      kind: 'error',
      title: messageFor(i18nID, {}, i18nID),
      key: 'page-message',
      priority: 'high',
      duration: timings.accessFailure,
    });
  });

  useEffect(() => {
    let isOpen = true;
    void checkAccess(page).then(answer => {
      if (answer && isOpen) void obey(answer);
    });
    return () => {
      isOpen = false;
    };
  }, [page]);

  return null;
}

const isReroute = (name: string): name is FixedPageName =>
  isPageName(name) && !pages[name].path.includes(':');
