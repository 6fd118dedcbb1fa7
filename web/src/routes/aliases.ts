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
 * Returns the canonical URL of an alias: a country in place of a language, `.html`, `/index`, `#/projects/{id}`. Undefined if the
 * URL is canonical or has no language.
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
  const canonical = tail ? `/${lang}/${tail}` : `/${lang}`;
  return canonical === pathname ? undefined : canonical + search + hash;
}
