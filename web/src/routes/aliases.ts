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

/** Categories of the hash route `#/{category}/{id}`: what has a public page of its own. */
const CATEGORIES: Record<string, (lang: Language, id: string) => string> = {
  projects: (lang, ProjectID) => paths.project({ lang, ProjectID }),
  authors: (lang, UserID) => paths.author({ lang, UserID }),
};

/** Names that the specification gives to views of the message centre. */
const MESSAGE_VIEWS = new Map([
  ['trashed', 'trash'],
  ['new-message-center', 'new'],
]);

/**
 * Returns the canonical URL of an alias: a country in place of a language, `.html`, `/index`, `#/projects/{id}`,
 * `/generic?context=guide`, `/messages?view=trashed`. Undefined if the URL is canonical or has no language.
 */
export function resolveAlias(pathname: string, search = '', hash = ''): string | undefined {
  const [, first = '', ...rest] = pathname.split('/');
  const lang = isLanguage(first) ? first : COUNTRIES[first.toLowerCase()];
  if (!lang) return undefined;

  const named = pageInHash(lang, hash);
  if (named !== undefined) return named;

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
  const view = tail === 'messages' && MESSAGE_VIEWS.get(new URLSearchParams(search).get('view') ?? '');
  if (view) {
    const query = { ...Object.fromEntries(new URLSearchParams(search)), view };
    return `/${lang}/${tail}${suffix(query)}${hash}`;
  }
  const canonical = tail ? `/${lang}/${tail}` : `/${lang}`;
  return canonical === pathname ? undefined : canonical + search + hash;
}

/** The page that a fragment names. */
function pageInHash(lang: Language, hash: string): string | undefined {
  const [, category = '', id = ''] = /^#\/(\w+)\/([^/?]+)/.exec(hash) ?? [];
  if (!Object.hasOwn(CATEGORIES, category)) return undefined;
  return CATEGORIES[category]?.(lang, decoded(id));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The contact page is a page of its own. */
const textPath = (lang: Language, context: string): string =>
  context === 'contactus' ? paths['contact-us']({ lang }) : paths.generic({ lang, context });

const suffix = (query: Record<string, string>): string =>
  Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
