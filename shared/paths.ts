import { type Language, profile } from './settings.ts';

/** Roles that may open a page. Only a hint for the interface: every endpoint checks access itself. */
export type PageAccess = 'public' | 'signedIn' | 'owner' | 'admin';

interface PageSpec {
  /** The path after the language. `:name` is a parameter, `:name?` an optional last one. */
  path: `/${string}`;
  access: PageAccess;
  /** Names that the page reads from the query. */
  query?: readonly string[];
}

/** Names in the query of every list that is searched and filtered. */
const finding = ['search', 'skill', 'language', 'country', 'sort', 'limit', 'page', 'cursor'] as const;

/** Every page of the site: its path, who may open it, and the names in its query. */
export const pages = {
  /** `code` is the affiliate code of an invitation link; every page reads it (`affiliateCodeIn`). */
  index: { path: '/', access: 'public', query: ['code'] },
  market: { path: '/market', access: 'public', query: [...finding, 'status'] },
  project: { path: '/projects/:ProjectID/:slug?', access: 'public', query: ['apply', 'ref'] },
  proof: { path: '/proof/:ProjectID', access: 'public' },
  authors: { path: '/authors', access: 'public', query: [...finding, 'hours', 'level'] },
  author: { path: '/authors/:UserID', access: 'public' },
  statistics: { path: '/statistics', access: 'public', query: ['days'] },
  about: { path: '/about', access: 'public' },
  team: { path: '/team', access: 'public' },
  process: { path: '/process', access: 'public' },
  'contact-us': { path: '/contact-us', access: 'public' },
  /** Texts by name. `?context=`, as the specification writes it, leads to the same pages. */
  generic: { path: '/generic/:context?', access: 'public', query: ['project'] },
  signup: { path: '/signup', access: 'public', query: ['next'] },
  signin: { path: '/signin', access: 'public', query: ['next', 'code', 'state', 'error'] },
  'forgot-password': { path: '/forgot-password', access: 'public', query: ['next'] },
  reset: { path: '/reset', access: 'public', query: ['t', 'next'] },
  'confirm-email': { path: '/confirm-email', access: 'public', query: ['token', 'next'] },
  /** Visitors may write a proposal; sending it requires an account. `draft` is one of the user's drafts. */
  proposal: { path: '/proposal', access: 'public', query: ['draft'] },
  reputation: { path: '/reputation', access: 'public' },
  roles: {
    path: '/roles',
    access: 'public',
    query: [...finding, 'workplace', 'hours', 'answer', 'starterTask', 'owner'],
  },
  adopt: { path: '/adopt', access: 'public' },
  'teams-to-hire': {
    path: '/teams-to-hire',
    access: 'public',
    query: ['search', 'skill', 'country', 'language'],
  },
  /** `card=changed` on the way back from the payment provider's page for the card. */
  'edit-profile': { path: '/edit-profile', access: 'signedIn', query: ['card', 'address'] },
  'notification-settings': { path: '/notification-settings', access: 'signedIn' },
  /** Shown once, after the deletion of an account. */
  'account-deleted': { path: '/account-deleted', access: 'public' },
  unsubscribe: { path: '/unsubscribe', access: 'public', query: ['token'] },
  /** The home of signed-in people; the home page of visitors is `index`. */
  home: { path: '/home', access: 'signedIn' },
  notifications: { path: '/notifications', access: 'signedIn', query: ['message'] },
  contacts: { path: '/contacts', access: 'signedIn', query: ['tab', 'search'] },
  messages: { path: '/messages', access: 'signedIn', query: ['view', 'id', 'to', 'about', 'search'] },
  'edit-projects': { path: '/edit-projects', access: 'owner', query: ['project'] },
  /** `task` is that of a member of the team who translates: the member and the owner see its translation. */
  'project-translations': {
    path: '/project-translations',
    access: 'signedIn',
    query: ['project', 'language', 'task'],
  },
  'manage-prospects': { path: '/manage-prospects', access: 'owner', query: ['project'] },
  'project-analytics': {
    path: '/project-analytics',
    access: 'owner',
    query: ['project', 'days'],
  },
  'manage-team': { path: '/manage-team', access: 'owner', query: ['project', 'view'] },
  'contribution-requests': { path: '/contribution-requests', access: 'owner', query: ['project', 'role'] },
  'project-ideas': { path: '/project-ideas', access: 'signedIn', query: ['id'] },
  'project-tasks': { path: '/project-tasks', access: 'signedIn', query: ['project', 'task'] },
  'user-tasks': { path: '/user-tasks', access: 'signedIn', query: ['project', 'task'] },
  membership: { path: '/membership', access: 'public' },
  'plan-details': { path: '/plan-details', access: 'public', query: ['plan', 'interval'] },
  'subscribe-payment': {
    path: '/subscribe-payment',
    access: 'signedIn',
    query: ['plan', 'interval', 'PaymentID', 'session_id'],
  },
  payment: { path: '/payment', access: 'signedIn', query: ['project', 'kind', 'amount', 'quantity'] },
  'payment-status': {
    path: '/payment-status',
    access: 'signedIn',
    query: ['PaymentID', 'session_id', 'cancelled'],
  },
  /** The roles that the user has applied for. */
  applications: { path: '/applications', access: 'signedIn' },
  contributions: { path: '/contributions', access: 'signedIn', query: ['filter'] },
  receipt: { path: '/receipt', access: 'signedIn', query: ['PaymentID'] },
  /** Earnings; with `month` the statement of a month, for administrators also that of another `person`. */
  payout: {
    path: '/payout',
    access: 'signedIn',
    query: ['project', 'onboarding', 'month', 'person', 'invoice'],
  },
  admin: {
    path: '/admin',
    access: 'admin',
    query: ['view', 'search', 'status', 'person', 'report', 'message', 'days', 'by', 'action'],
  },
  'admin-payouts': {
    path: '/admin-payouts',
    access: 'admin',
    query: ['view', 'status', 'reason', 'currency', 'to', 'project', 'from', 'until'],
  },
  /** The month-end report and the results of the platform. */
  'admin-finance': { path: '/admin-finance', access: 'admin', query: ['month'] },
  '401': { path: '/401', access: 'public' },
  '403': { path: '/403', access: 'public' },
  '404': { path: '/404', access: 'public' },
  '503': { path: '/503', access: 'public' },
} as const satisfies Record<string, PageSpec>;

/** The name of a page in the specification. */
export type PageName = keyof typeof pages;

export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name);

type ParamsIn<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | ParamsIn<`/${Others}`>
    : Rest
  : never;
type Optional<Params extends string> = Params extends `${infer Name}?` ? Name : never;
type Required<Params extends string> = Params extends `${string}?` ? never : Params;

type PathParams<Name extends PageName> = {
  [Param in Required<ParamsIn<(typeof pages)[Name]['path']>>]: string;
} & { [Param in Optional<ParamsIn<(typeof pages)[Name]['path']>>]?: string | undefined };

/** The names in the query of a page. */
export type QueryName<Name extends PageName> = (typeof pages)[Name] extends {
  query: readonly (infer Key extends string)[];
}
  ? Key
  : never;

type QueryValue = string | number | undefined;

/** Arguments of a link to a page: the parameters of its path, its query and a fragment. */
export type LinkTarget<Name extends PageName> = PathParams<Name> & {
  query?: [QueryName<Name>] extends [never] ? undefined : { [Key in QueryName<Name>]?: QueryValue };
  hash?: string | undefined;
};

/** Pages that a link reaches without an id. */
export type FixedPageName = {
  [Name in PageName]: [ParamsIn<(typeof pages)[Name]['path']>] extends [never] ? Name : never;
}[PageName];

type LinkBuilders = {
  [Name in PageName]: (
    ...target: Name extends FixedPageName ? [LinkTarget<Name>?] : [LinkTarget<Name>]
  ) => string;
};
type PathBuilders = { [Name in PageName]: (target: { lang: Language } & LinkTarget<Name>) => string };

interface AnyTarget {
  query?: Record<string, QueryValue>;
  hash?: string;
  [param: string]: unknown;
}

/** Applies `build` to each page and keeps the types of the table, which mapping over its entries would lose. */
const forEachPage = <Builders>(build: (page: PageSpec) => (target?: AnyTarget) => string): Builders =>
  Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, build(page)])) as Builders;

/**
 * Builds links without a language, as notifications store them: `links.project({ ProjectID, hash: 'comments' })` →
 * `/projects/0192…#comments`. `localizePath` adds the language of the reader.
 */
export const links = forEachPage<LinkBuilders>(
  ({ path }) =>
    (target = {}) =>
      fillPath(path, target) + suffixOf(target),
);

/** Builds the path of a page: `paths.project({ lang: 'fr', ProjectID, slug })` → `/fr/projects/0192…/signal-box`. */
export const paths = forEachPage<PathBuilders>(
  ({ path }) =>
    (target = {}) =>
      localizePath(String(target['lang']) as Language, fillPath(path, target) + suffixOf(target)),
);

function fillPath(path: string, target: AnyTarget): string {
  const segments = path.split('/').flatMap(segment => {
    if (!segment.startsWith(':')) return [segment];
    const value = target[segment.slice(1).replace('?', '')];
    if (!value && segment.endsWith('?')) return [];
    if (typeof value !== 'string' || value === '') throw new TypeError(`${path} requires ${segment}`);
    return [encodeURIComponent(value)];
  });
  return segments.join('/');
}

function suffixOf({ query = {}, hash }: AnyTarget): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = String(search).replaceAll('%2C', ','); // a comma is legal in a query and easier to read
  return (text && `?${text}`) + (hash ? `#${hash}` : '');
}

/** Adds a language to a link without one: `/projects/0192…#comments` → `/fr/projects/0192…#comments`. */
export const localizePath = (lang: Language, link: string): string =>
  `/${lang}${link.replace(/^\/(?=$|[?#])/, '')}`;

/** The pattern of a page's URL for a router: `/:lang/projects/:ProjectID/:slug?`. */
export const routePattern = (name: PageName): string => localizePath(':lang' as Language, pages[name].path);

/** Reads the query of a page. Only names that the table lists can be read; absent ones are undefined. */
export const readQuery = <Name extends PageName>(
  name: Name,
  search: URLSearchParams,
): { [Key in QueryName<Name>]: string | undefined } => {
  const { query = [] }: PageSpec = pages[name];
  return Object.fromEntries(query.map(key => [key, search.get(key) ?? undefined])) as {
    [Key in QueryName<Name>]: string | undefined;
  };
};

/** The affiliate code in the query of any page. The `code` of an identity provider comes with a `state`. */
export function affiliateCodeIn(search: URLSearchParams): string | undefined {
  const code = search.get('code')?.trim() ?? '';
  const isCode = code !== '' && code.length <= profile.affiliateCode.max && !search.has('state');
  return isCode ? code : undefined;
}

/** The readable end of a project's URL: "Signal Box" → `signal-box`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
