import { HREFLANGS, LANGUAGES } from '#web/i18n/languages.ts';

/** Sitemap of the public pages, each with its URL in every language. */
export function sitemapOf(origin: string, paths: readonly string[]): string {
  const inLanguage = (path: string, lang: string) => `${origin}${path.replace(/^\/[^/]+/, `/${lang}`)}`;
  const urls = paths.flatMap(path =>
    LANGUAGES.map(lang => {
      const alternates = LANGUAGES.map(
        other =>
          `<xhtml:link rel="alternate" hreflang="${HREFLANGS[other]}" href="${inLanguage(path, other)}"/>`,
      );
      return `<url><loc>${inLanguage(path, lang)}</loc>${alternates.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
