import type { Language } from './settings.ts';

/** The same path in another language: the language is the first segment. */
export const changeLanguage = (lang: Language, path: string): string =>
  path.replace(/^\/[^/?#]+/, `/${lang}`);

/**
 * The same address in another language. The page that `next` leads to afterwards changes as well. A list begins at its first page: a
 * cursor belongs to the order of one language.
 */
export function addressIn(
  lang: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const query = new URLSearchParams(search);
  const next = query.get('next');
  const isList = query.has('cursor');
  if (isList) for (const name of ['cursor', 'page']) query.delete(name);
  if (next?.startsWith('/')) query.set('next', addressIn(lang, partsOf(next)));
  const isOther = isList || query.get('next') !== next;
  const written = isOther ? String(query) && `?${query}` : search;
  return changeLanguage(lang, pathname) + written + hash;
}

/** Path, query and fragment of an address of this site. */
function partsOf(address: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
}
