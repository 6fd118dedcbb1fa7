import { escapeHtml } from '#shared/escapeHtml.ts';
import { hreflangs } from '#shared/locales.ts';
import { LANGUAGES, type Language } from '#web/i18n/languages.ts';

/** Description of a page for search engines and link previews. */
export interface DocumentHead {
  /** Origin of the site: absolute addresses begin with it. */
  origin: string;
  lang: Language;
  /** Canonical path of the page; undefined if it is only known once the page is asked for. */
  path: string | undefined;
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

/** JSON for a script element: it contains no markup. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The elements of <head> that describe a page. */
export function metaTags(head: DocumentHead): string[] {
  const {
    origin,
    lang,
    path,
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
    ...(path === undefined || hidden ? [] : addressTags(origin, lang, path)),
    `<meta property="og:type" content="${kind}">`,
    '<meta property="og:site_name" content="Cairn">',
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

function addressTags(origin: string, lang: Language, path: string): string[] {
  const inLanguage = (language: Language) => escapeHtml(origin + path.replace(/^\/[^/]+/, `/${language}`));
  return [
    `<link rel="canonical" href="${inLanguage(lang)}">`,
    `<meta property="og:url" content="${inLanguage(lang)}">`,
    ...LANGUAGES.map(
      language => `<link rel="alternate" hreflang="${hreflangs[language]}" href="${inLanguage(language)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${inLanguage('en')}">`,
  ];
}

const pictureTags = (address: string, alt: string): string[] => [
  `<meta property="og:image" content="${escapeHtml(address)}">`,
  '<meta property="og:image:width" content="1200">',
  '<meta property="og:image:height" content="630">',
  `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];
