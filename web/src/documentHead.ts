import { changeLanguage } from '#shared/changeLanguage.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { hreflangs } from '#shared/locales.ts';
import { LANGUAGES, type Language } from '#web/i18n/languages.ts';

/** Versions of a page about something that people have written and translated. */
export interface PageVersions {
  /** Languages of the site whose readers find a version in their language. */
  languages: readonly Language[];
  /** The language in which it has been written. */
  original: Language;
}

/** Description of a page for search engines and link previews. */
export interface DocumentHead {
  /** Origin of the site: absolute addresses begin with it. */
  origin: string;
  lang: Language;
  /** Path of the page in its language; undefined if it is only known once the page is asked for. */
  path: string | undefined;
  /** Versions of the page; by default there is one in every language. */
  versions?: PageVersions | undefined;
  title: string;
  description: string;
  /** Whether search engines must not list the page. */
  hidden: boolean;
  /** Path of a picture of 1200 × 630 pixels. */
  picture?: { path: string; alt: string } | undefined;
  kind?: 'website' | 'article' | 'profile';
  /** Path of an RSS feed. */
  feed?: string | undefined;
  /** Path of the page's description by oEmbed. */
  oembed?: string | undefined;
  /** Structured data by schema.org. */
  data?: object | undefined;
}

/** Locales by Open Graph, which always name a country. */
const graphLocales: Record<Language, string> = {
  en: 'en_GB',
  gb: 'en_GB',
  us: 'en_US',
  fr: 'fr_FR',
  es: 'es_ES',
};

/** The language of the version that a link preview shows, and those of the others. */
function localeTags(lang: Language, versions: PageVersions = inEveryLanguage): string[] {
  const own = graphLocales[canonicalLanguage(lang, versions)];
  const others = new Set(versions.languages.map(language => graphLocales[language]));
  others.delete(own);
  return [
    `<meta property="og:locale" content="${own}">`,
    ...[...others].map(locale => `<meta property="og:locale:alternate" content="${locale}">`),
  ];
}

/** JSON for a script element: it contains no markup. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The elements of <head> that describe a page. */
export function metaTags(head: DocumentHead): string[] {
  const {
    origin,
    lang,
    path,
    versions,
    title,
    description,
    hidden,
    picture,
    kind = 'website',
    data,
    feed,
    oembed,
  } = head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(hidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(path === undefined || hidden ? [] : addressTags({ origin, path }, lang, versions)),
    `<meta property="og:type" content="${kind}">`,
    '<meta property="og:site_name" content="Cairn">',
    ...localeTags(lang, versions),
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    ...(feed ? [`<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feed)}">`] : []),
    ...(oembed
      ? [`<link rel="alternate" type="application/json+oembed" href="${escapeHtml(origin + oembed)}">`]
      : []),
    ...(picture ? pictureTags(origin + picture.path, picture.alt) : []),
    ...(data ? [`<script type="application/ld+json">${inlineJson(data)}</script>`] : []),
  ];
}

const inEveryLanguage: PageVersions = { languages: LANGUAGES, original: 'en' };

/** The language of the version that search engines should list for a page: its own if there is such a version, otherwise the original's. */
export const canonicalLanguage = (
  lang: Language,
  { languages, original }: PageVersions = inEveryLanguage,
): Language => (languages.includes(lang) ? lang : original);

function addressTags(address: { origin: string; path: string }, lang: Language, versions?: PageVersions) {
  const inLanguage = (language: Language) =>
    escapeHtml(address.origin + changeLanguage(language, address.path));
  const canonical = inLanguage(canonicalLanguage(lang, versions));
  const { languages } = versions ?? inEveryLanguage;
  return [
    `<link rel="canonical" href="${canonical}">`,
    `<meta property="og:url" content="${canonical}">`,
    ...languages.map(
      language => `<link rel="alternate" hreflang="${hreflangs[language]}" href="${inLanguage(language)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${inLanguage(canonicalLanguage('en', versions))}">`,
  ];
}

const pictureTags = (address: string, alt: string): string[] => [
  `<meta property="og:image" content="${escapeHtml(address)}">`,
  '<meta property="og:image:width" content="1200">',
  '<meta property="og:image:height" content="630">',
  `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];
