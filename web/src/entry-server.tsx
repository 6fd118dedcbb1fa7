import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/forcedColours.css';
import { i18nFor, loadTranslations } from '#web/i18n/i18n.ts';
import { LANGUAGES, type Language, LOCALES } from '#web/i18n/languages.ts';
import { renderPage } from '#web/renderPage.tsx';
import { type PageMeta, pageMeta } from '#web/routes/pageMeta.ts';
import { PAGES, type Page } from '#web/routes/pages.ts';
import { isFixed } from '#web/shell/usePage.ts';

export { makeRenderer } from '#web/serverRenderer.ts';
export { PAGES, renderPage };

/** A page to prerender in one language. */
export interface PagePlan {
  page: Page;
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
  return PAGES.flatMap(page =>
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
      const variantOf = (variant: string, changes: Partial<Page>): PagePlan => {
        const path = pattern.replace(/:[^/]+$/, variant);
        const meta = pageMeta(i18nFor(lang), page, variant);
        return { ...plan, page: { ...page, ...changes }, path, pattern: path, meta };
      };
      const variants = [
        ...(page.variants ?? []).map(variant => variantOf(variant, { render: 'build' })),
        ...(page.titled ?? []).map(variant => variantOf(variant, { hidden: true })),
      ];
      return [...variants, plan];
    }),
  );
}
