import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { i18nFor, loadTranslations } from '#web/i18n/i18n.ts';
import { LANGUAGES, type Language, LOCALES } from '#web/i18n/languages.ts';
import { type PageMeta, pageMeta } from '#web/routes/pageMeta.ts';
import { isFixed, PAGES, type Page } from '#web/routes/pages.ts';
import { preloadPage } from '#web/routes/preloadPage.tsx';
import { Pages } from '#web/routes/Site.tsx';
import { loadArtists } from '#web/ui/drawing.ts';

/** A page to write in one language. */
export interface PagePlan {
  page: Page;
  lang: Language;
  locale: string;
  /** The address, undefined where it has ids. */
  path: string | undefined;
  /** The address with its parameters: /:lang/projects/:ProjectID/:slug? */
  pattern: string;
  meta: PageMeta;
}

/** Everything that is to be prerendered. */
export async function planPages(): Promise<PagePlan[]> {
  await Promise.all(
    LANGUAGES.map(lang => loadTranslations(lang, [...new Set(PAGES.map(page => page.namespaces[0]))])),
  );
  return PAGES.flatMap(page =>
    LANGUAGES.map(lang => {
      const pattern = page.pattern.replace(':lang', lang);
      return {
        page,
        lang,
        locale: LOCALES[lang],
        path: isFixed(page) ? pattern : undefined,
        pattern,
        meta: pageMeta(i18nFor(lang), page),
      };
    }),
  );
}

/** The HTML inside #root for an address; ids are filled with a dash where the page is only a shell. */
export async function renderPage(path: string): Promise<string> {
  await Promise.all([loadArtists(), preloadPage({ pathname: path })]);
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Pages />
    </StaticRouter>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: error => {
        throw error;
      },
    },
  );
  return await new Response(prelude).text();
}
