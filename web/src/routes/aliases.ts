import { paths } from '#shared/paths.ts';
import { isLanguage, type Language } from '#web/i18n/languages.ts';

const COUNTRIES: Record<string, Language> = {
  gb: 'gb',
  'united-kingdom': 'gb',
  us: 'us',
  usa: 'us',
  fr: 'fr',
  france: 'fr',
  es: 'es',
  spain: 'es',
};

/**
 * Returns the canonical URL of an alias: a country in place of a language, `.html`, `/index`, `#/projects/{id}`,
 * `/generic?context=guide`. Undefined if the URL is canonical or has no language.
 */
export function resolveAlias(pathname: string, search = '', hash = ''): string | undefined {
  const [, first = '', ...rest] = pathname.split('/');
  const lang = isLanguage(first) ? first : COUNTRIES[first.toLowerCase()];
  if (!lang) return undefined;

  const [, category, id] = /^#\/(projects|authors)\/([^/?]+)/.exec(hash) ?? [];
  if (id && category === 'projects') return paths.project({ lang, ProjectID: decodeURIComponent(id) });
  if (id) return paths.author({ lang, UserID: decodeURIComponent(id) });

  const tail = rest
    .join('/')
    .replace(/\.html$/, '')
    .replace(/^index$/, '')
    .replace(/\/$/, '');
  if (tail === 'generic') {
    const { context, ...query } = Object.fromEntries(new URLSearchParams(search));
    if (context) return textPath(lang, context) + suffix(query) + hash;
  }
  if (tail === 'generic/contactus') return textPath(lang, 'contactus') + search + hash;
  const canonical = tail ? `/${lang}/${tail}` : `/${lang}`;
  return canonical === pathname ? undefined : canonical + search + hash;
}

/** The contact page is a page of its own. */
const textPath = (lang: Language, context: string): string =>
  context === 'contactus' ? paths['contact-us']({ lang }) : paths.generic({ lang, context });

const suffix = (query: Record<string, string>): string =>
  Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
