import type { Language } from '#web/i18n/languages.ts';

/** The address of every page, by its name; `:lang` is one of the languages. */
export const PATTERNS = {
  index: '/:lang',
  about: '/:lang/about',
  team: '/:lang/team',
  process: '/:lang/process',
  market: '/:lang/market',
  project: '/:lang/projects/:ProjectID/:slug?',
  authors: '/:lang/authors',
  author: '/:lang/authors/:UserID',
  proposal: '/:lang/proposal',
  'edit-projects': '/:lang/edit-projects',
  'manage-prospects': '/:lang/manage-prospects',
  'contribution-requests': '/:lang/contribution-requests',
  'project-tasks': '/:lang/project-tasks',
  'user-tasks': '/:lang/user-tasks',
  'project-ideas': '/:lang/project-ideas',
  messages: '/:lang/messages',
  contacts: '/:lang/contacts',
  'edit-profile': '/:lang/edit-profile',
  notifications: '/:lang/notifications',
  membership: '/:lang/membership',
  'plan-details': '/:lang/plan-details',
  'subscribe-payment': '/:lang/subscribe-payment',
  payment: '/:lang/payment',
  'payment-status': '/:lang/payment-status',
  payout: '/:lang/payout',
  admin: '/:lang/admin',
  'admin-payouts': '/:lang/admin-payouts',
  signin: '/:lang/signin',
  signup: '/:lang/signup',
  'confirm-email': '/:lang/confirm-email',
  'forgot-password': '/:lang/forgot-password',
  reset: '/:lang/reset',
  generic: '/:lang/generic',
  'contact-us': '/:lang/contact-us',
  '401': '/:lang/401',
  '403': '/:lang/403',
  '404': '/:lang/404',
  '503': '/:lang/503',
  kit: '/:lang/kit',
} as const;

/** The name of a page, as the specification calls it. */
export type PageName = keyof typeof PATTERNS;

type NamesIn<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? NameOf<Segment> | NamesIn<Rest>
  : NameOf<Pattern>;
type NameOf<Segment extends string> = Segment extends `:${infer Name}` ? Name : never;
type Optional<Names extends string> = Names extends `${infer Name}?` ? Name : never;
type Needed<Names extends string> = Names extends `${string}?` ? never : Names;

/** What a page needs in its address: its language and its own ids. */
export type PathParams<Name extends PageName> = { lang: Language } & {
  [Param in Exclude<Needed<NamesIn<(typeof PATTERNS)[Name]>>, 'lang'>]: string;
} & { [Param in Optional<NamesIn<(typeof PATTERNS)[Name]>>]?: string | undefined };

/** The query and the part of a page after its path. */
export interface PathTail {
  query?: Record<string, string | undefined>;
  hash?: string;
}

type PathBuilders = { [Name in PageName]: (params: PathParams<Name>, tail?: PathTail) => string };

/** `paths.project({ lang: 'fr', ProjectID, slug })` → "/fr/projects/…/…"; the only place where addresses are made. */
// Built from the table, name by name: each builder takes just what its own pattern needs.
export const paths = Object.fromEntries(
  Object.entries(PATTERNS).map(([name, pattern]) => [
    name,
    (params: Record<string, string | undefined>, tail?: PathTail) => fill(pattern, params) + tailOf(tail),
  ]),
) as unknown as PathBuilders;

function fill(pattern: string, params: Record<string, string | undefined>): string {
  return pattern
    .split('/')
    .map(segment => {
      if (!segment.startsWith(':')) return segment;
      const name = segment.slice(1).replace('?', '');
      const value = params[name];
      if (value === undefined && !segment.endsWith('?'))
        throw new Error(`The address ${pattern} needs ${name}`);
      return value === undefined ? '' : encodeURIComponent(value);
    })
    .join('/')
    .replace(/(?<=.)\/$/, '');
}

function tailOf({ query = {}, hash }: PathTail = {}): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  const search = new URLSearchParams(given).toString();
  return (search ? `?${search}` : '') + (hash ? `#${hash}` : '');
}

/** The readable end of a project's address: "Signal Box" → "signal-box". */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** An address that came without its language: `/projects/0192…#comments`. */
export const withLanguage = (lang: Language, link: string): string => `/${lang}${link}`;

/** The same page in another language: the first segment of the path is the language. */
export const inLanguage = (lang: Language, pathname: string): string =>
  pathname.replace(/^\/[^/]+/, `/${lang}`);
