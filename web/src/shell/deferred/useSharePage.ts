import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { usePage } from '#web/shell/usePage.ts';
import { useHandOn } from '#web/ui/overlays/useHandOn.ts';

/**
 * Shares the public page that the user is on; from any other page the home page, because no other user could open it. Leaves out
 * the query, which may contain data that is only for this user.
 */
export function useSharePage(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const { pathname } = useLocation();
  const isPublic = usePage()?.access === 'public';
  const { share } = useHandOn({ copied: t('share.copied'), failed: t('share.failed') });

  return () =>
    share({
      title: isPublic ? document.title : 'Cairn',
      url: window.location.origin + (isPublic ? pathname : paths.index({ lang })),
    });
}
