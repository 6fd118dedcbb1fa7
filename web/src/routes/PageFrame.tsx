import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePlaceholder } from '#web/ui/PagePlaceholder.tsx';
import { useHydrated } from '#web/ui/useHydrated.ts';
import { AccessGate } from './AccessGate.tsx';
import { pageMeta } from './pageMeta.ts';
import type { Page } from './pages.ts';

/** What every page has around it: its title, its access, and a place while it is only a shell. */
export function PageFrame({ page, children }: { page: Page; children: ReactNode }) {
  const hydrated = useHydrated();
  useDocumentTitle(page);

  if (page.prerender === 'shell' && !hydrated) return <PagePlaceholder />;
  return <AccessGate access={page.access}>{children}</AccessGate>;
}

/** Before the effects of the page itself, which may know a better title. */
function useDocumentTitle(page: Page) {
  const { i18n } = useTranslation();
  useLayoutEffect(() => {
    document.title = pageMeta(i18n, page).title;
  }, [i18n, page]);
}
