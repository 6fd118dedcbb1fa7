import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#web/api/useHydrated.ts';
import { isVariant } from '#web/shell/usePage.ts';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';
import { AccessGate } from './AccessGate.tsx';
import { MaintenanceGate } from './MaintenanceGate.tsx';
import { pageMeta } from './pageMeta.ts';
import type { Page } from './pages.ts';

/** Wraps every page: sets its title, checks access and maintenance, and shows a placeholder for a prerendered shell until hydration. */
export function PageFrame({ page, children }: { page: Page; children: ReactNode }) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  useDocumentTitle(page);

  const isWhole = page.render !== 'shell' || isVariant(page, pathname);
  if (!isWhole && !hydrated) return <PagePlaceholder />;
  return (
    <MaintenanceGate access={page.access}>
      <AccessGate page={page}>{children}</AccessGate>
    </MaintenanceGate>
  );
}

/** A layout effect, so that it runs before the page's own effects, which may set a more specific title. */
function useDocumentTitle(page: Page) {
  const { i18n } = useTranslation();
  useLayoutEffect(() => {
    document.title = pageMeta(i18n, page).title;
  }, [i18n, page]);
}
