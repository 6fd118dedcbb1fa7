import { HREFLANGS, LANGUAGES, type Language } from '#web/i18n/languages.ts';

export interface HeadOptions {
  origin: string;
  lang: Language;
  /** Path of the page; undefined if it contains ids. */
  path: string | undefined;
  title: string;
  description: string;
  hidden: boolean;
  preloads: readonly Preload[];
}

export interface Preload {
  href: string;
  as: 'module' | 'font' | 'style';
  /** `low`: fetched after the files that the first paint needs. */
  priority?: 'low' | undefined;
}

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );

/** Everything in <head> that differs from page to page. */
export function headOf({ origin, lang, path, title, description, hidden, preloads }: HeadOptions): string {
  const lines = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(hidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(path === undefined || hidden ? [] : addressTags(origin, lang, path)),
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Cairn">',
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    ...preloads.map(preloadTag),
  ];
  return lines.join('\n    ');
}

function addressTags(origin: string, lang: Language, path: string): string[] {
  const inLanguage = (language: Language) => escape(origin + path.replace(/^\/[^/]+/, `/${language}`));
  return [
    `<link rel="canonical" href="${inLanguage(lang)}">`,
    `<meta property="og:url" content="${inLanguage(lang)}">`,
    ...LANGUAGES.map(
      language => `<link rel="alternate" hreflang="${HREFLANGS[language]}" href="${inLanguage(language)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${inLanguage('en')}">`,
  ];
}

function preloadTag({ href, as, priority }: Preload): string {
  if (as === 'style') return `<link rel="stylesheet" href="${href}">`;
  const kind = as === 'font' ? 'preload" as="font" type="font/woff2' : 'modulepreload';
  return `<link rel="${kind}"${priority ? ` fetchpriority="${priority}"` : ''} crossorigin href="${href}">`;
}
