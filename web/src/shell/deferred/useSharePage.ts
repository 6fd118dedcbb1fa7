import { matchPath, useLocation } from 'react-router-dom';
import { paths, routePattern } from '#shared/paths.ts';
import { openShareSheet } from '#web/domain/share/openShareSheet.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { usePage } from '#web/shell/usePage.ts';

/**
 * Shares the public page that the user is on; from any other page the home page, because no other user could open it. Leaves out
 * the query, which may contain data that is only for this user.
 */
export function useSharePage(): () => void {
  const lang = useLanguage();
  const { pathname } = useLocation();
  const isPublic = usePage()?.access === 'public';

  return () => {
    const url = window.location.origin + (isPublic ? pathname : paths.index({ lang }));
    openShareSheet({
      kind: 'page',
      title: isPublic ? document.title : 'Cairn',
      // Visits are counted by their marks on the pages of projects only.
      linkBy: mark => (matchPath(routePattern('project'), pathname) ? `${url}?ref=${mark}` : url),
    });
  };
}
