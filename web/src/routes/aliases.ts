import { type PageName, pages, paths } from '#shared/paths.ts';
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

/** Categories of the hash route `#/{category}/{id}`, each with the path of its public page. */
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
 * Returns the canonical URL of an alias: a country in place of a language, `.html`, `/index`, a slash at the end, capital letters,
 * `#/projects/{id}`, `/generic?context=guide`, `/messages?view=trashed`; in the given language if it names none that we support
 * (`/market`, `/de/market`). Undefined if the URL is canonical, or has no language and none is given.
 */
export function resolveAlias(
  pathname: string,
  search = '',
  hash = '',
  preferred?: Language,
): string | undefined {
  const [first = '', ...rest] = pathname.split('/').slice(1);
  const lang = languageOf(first);
  if (!lang) {
    if (!preferred || pathname === '/') return undefined;
    const elsewhere = ANY_LANGUAGE.test(first) ? rest : [first, ...rest];
    const address = `/${[preferred, ...elsewhere].join('/')}`;
    return resolveAlias(address, search, hash) ?? address + search + hash;
  }

  const named = pageInHash(lang, hash);
  if (named !== undefined) return named;

  const tail = asWritten(
    rest
      .join('/')
      .replace(/\.html$/, '')
      .replace(/^index$/, '')
      .replace(/\/+$/, ''),
  );
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

const languageOf = (segment: string): Language | undefined =>
  isLanguage(segment.toLowerCase()) ? (segment.toLowerCase() as Language) : COUNTRIES[segment.toLowerCase()];

/** Language segments that addresses may have in place of ours: `de`, `pt-BR`. */
const ANY_LANGUAGE = /^[a-z]{2}([-_][a-z]{2})?$/i;

/** Path of a page after the language, with its fixed segments in lower case. Segments in place of ids stay unchanged. */
function asWritten(tail: string): string {
  const asked = tail.split('/');
  const pattern = (Object.keys(pages) as PageName[]) // the keys of a constant object
    .map(name => pages[name].path.split('/').slice(1))
    .find(segments => matches(segments, asked));
  if (!pattern) return tail;
  return asked.map((segment, at) => (isPlace(pattern[at]) ? segment : segment.toLowerCase())).join('/');
}

const isPlace = (segment: string | undefined): boolean => segment?.startsWith(':') ?? false;

/** Whether the segments of a page's pattern are those asked for, in whatever case. */
const matches = (pattern: readonly string[], asked: readonly string[]): boolean =>
  asked.length <= pattern.length &&
  pattern.every((segment, at) =>
    asked[at] === undefined ? segment.endsWith('?') : isPlace(segment) || segment === asked[at].toLowerCase(),
  );

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
