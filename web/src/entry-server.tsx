import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { i18nFor, loadTranslations } from '#web/i18n/i18n.ts';
import { LANGUAGES, type Language, LOCALES } from '#web/i18n/languages.ts';
import { type PageMeta, pageMeta } from '#web/routes/pageMeta.ts';
import { PAGES, type Page } from '#web/routes/pages.ts';
import { ROUTES } from '#web/routes/routes.tsx';
import { SOURCES } from '#web/routes/sources.ts';
import { isFixed } from '#web/shell/usePage.ts';
import { loadDrawings } from '#web/ui/drawing.ts';

/** Every page with the file that it loads. */
export const BUILT_PAGES = PAGES.map(page => ({ ...page, source: SOURCES[page.name] }));

/** A page to prerender in one language. */
export interface PagePlan {
  page: Page & { source: string };
  lang: Language;
  locale: string;
  /** Path of the page; undefined if it contains ids. */
  path: string | undefined;
  /** Path pattern in this language: /en/projects/:ProjectID/:slug? */
  pattern: string;
  meta: PageMeta;
}

/** Every page in every language, with its translated title and description. */
export async function planPages(): Promise<PagePlan[]> {
  await Promise.all(
    LANGUAGES.map(lang => loadTranslations(lang, [...new Set(PAGES.map(page => page.namespaces[0]))])),
  );
  return BUILT_PAGES.flatMap(page =>
    LANGUAGES.flatMap(lang => {
      const pattern = page.pattern.replace(':lang', lang);
      const plan = {
        page,
        lang,
        locale: LOCALES[lang],
        path: isFixed(page) ? pattern : undefined,
        pattern,
        meta: pageMeta(i18nFor(lang), page),
      };
      const variants = (page.variants ?? []).map(variant => {
        const path = pattern.replace(/:[^/]+$/, variant);
        return {
          ...plan,
          page: { ...page, prerender: 'whole' as const },
          path,
          pattern: path,
          meta: pageMeta(i18nFor(lang), page, variant),
        };
      });
      return [...variants, plan];
    }),
  );
}

const handler = createStaticHandler(ROUTES);

/** Renders the HTML inside #root for a URL path; in paths of shells a dash stands for each id. */
export async function renderPage(path: string): Promise<string> {
  const [context] = await Promise.all([
    handler.query(new Request(`http://localhost${path}`)),
    loadDrawings(),
  ]);
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`);
  for (const error of Object.values(context.errors ?? {})) throw error;

  const { prelude } = await prerender(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: error => {
        throw error;
      },
    },
  );
  return await new Response(prelude).text();
}
