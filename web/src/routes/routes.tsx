import { type RouteObject, useParams } from 'react-router-dom';
import { isLanguage } from '#web/i18n/languages.ts';
import { Shell } from '#web/shell/Shell.tsx';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PAGES, type Page } from './pages.ts';
import { contentOf } from './preloadPage.tsx';

const LanguageChooser = lazyComponent(
  async () => (await import('#web/pages/start/LanguageChooser.tsx')).LanguageChooser,
);

/** The routes of the application, from the table of pages. */
export const ROUTES: RouteObject[] = [
  { path: '/', element: <LanguageChooser /> },
  ...PAGES.map(page => ({ path: page.pattern, element: <PageRoute page={page} /> })),
  { path: '/:lang/*', element: <PageRoute page={undefined} /> },
];

function PageRoute({ page }: { page: Page | undefined }) {
  const { lang } = useParams();
  const known = isLanguage(lang) ? page : undefined;
  const content = known && contentOf(known);
  return (
    <Shell page={known}>{content ? <PageFrame page={known}>{content}</PageFrame> : <NotFoundPage />}</Shell>
  );
}
