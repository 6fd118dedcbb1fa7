import { hreflangs } from '#shared/locales.ts';
import { LANGUAGES, type Language } from '#web/i18n/languages.ts';

/** What search engines and link previews read about a page. */
export interface DocumentHead {
  /** Origin of the site: absolute addresses begin with it. */
  origin: string;
  lang: Language;
  /** Canonical path of the page; undefined if it is only known once the page is asked for. */
  path: string | undefined;
  title: string;
  description: string;
  /** Kept from search engines. */
  hidden: boolean;
  /** Path of a picture of 1200 × 630 pixels. */
  picture?: { path: string; alt: string } | undefined;
  kind?: 'website' | 'article' | 'profile';
  /** Path of an RSS feed. */
  feed?: string | undefined;
  /** Structured data by schema.org. */
  data?: object | undefined;
}

/** Picture of the site for link previews. */
export const sitePicturePath = '/share.jpg';

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );

/** JSON for a script element: it contains no markup. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The elements of <head> that describe a page. */
export function metaTags(head: DocumentHead): string[] {
  const { origin, lang, path, title, description, hidden, picture, kind = 'website', data, feed } = head;
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(hidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(path === undefined || hidden ? [] : addressTags(origin, lang, path)),
    `<meta property="og:type" content="${kind}">`,
    '<meta property="og:site_name" content="Cairn">',
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    ...(feed ? [`<link rel="alternate" type="application/rss+xml" href="${escape(feed)}">`] : []),
    ...(picture ? pictureTags(origin + picture.path, picture.alt) : []),
    ...(data ? [`<script type="application/ld+json">${inlineJson(data)}</script>`] : []),
  ];
}

function addressTags(origin: string, lang: Language, path: string): string[] {
  const inLanguage = (language: Language) => escape(origin + path.replace(/^\/[^/]+/, `/${language}`));
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
  `<meta property="og:image" content="${escape(address)}">`,
  '<meta property="og:image:width" content="1200">',
  '<meta property="og:image:height" content="630">',
  `<meta property="og:image:alt" content="${escape(alt)}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];
