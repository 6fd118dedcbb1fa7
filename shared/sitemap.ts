import { escapeXml } from './escapeXml.ts';
import { hreflangs } from './locales.ts';
import { languages as allLanguages, type Language } from './settings.ts';

/** A page of a sitemap: its path, which begins with a language, and the languages in which there is a version of it. */
export interface ListedPage {
  path: string;
  languages: readonly Language[];
}

/** A sitemap by sitemaps.org: each page in all its languages, with links to the others. A path alone stands for a page in every language. */
export function sitemapOf(origin: string, pages: readonly (string | ListedPage)[]): string {
  const inLanguage = (path: string, language: string) =>
    escapeXml(`${origin}${path.replace(/^\/[^/]+/, `/${language}`)}`);
  const urls = pages.flatMap(page => {
    const { path, languages } = typeof page === 'string' ? { path: page, languages: allLanguages } : page;
    const alternates = languages
      .map(
        other =>
          `<xhtml:link rel="alternate" hreflang="${hreflangs[other]}" href="${inLanguage(path, other)}"/>`,
      )
      .join('');
    return languages.map(language => `<url><loc>${inLanguage(path, language)}</loc>${alternates}</url>`);
  });
  return `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The list of a site's sitemaps at these addresses. */
export const sitemapIndexOf = (addresses: readonly string[]): string =>
  `${declaration}<sitemapindex xmlns="${schema}">\n${addresses
    .map(address => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Folder of the sitemaps among the public files. */
export const sitemapFolder = 'sitemaps/';

/** Path of the index of the sitemaps that are written every night: of all public projects and people. */
export const sitemapIndexPath = `/media/${sitemapFolder}index.xml`;
