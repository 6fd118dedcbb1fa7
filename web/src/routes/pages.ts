import type { ComponentType } from 'react';
import type { EndpointID } from '#shared/contracts/index.ts';
import { type PageAccess, type PageName, pages, routePattern } from '#shared/paths.ts';
import type { Namespace } from '#web/i18n/resources.ts';
import { STATUS_PAGES } from '#web/shell/statusPages.tsx';
import type { ShellPage } from '#web/shell/usePage.ts';

/** Properties of a page that only the web application needs. */
interface PageView extends Pick<ShellPage, 'section'> {
  /** Translations of the page; the first namespace has `meta.{name}.title` and `meta.{name}.description`. */
  namespaces: readonly [Namespace, ...Namespace[]];
  /** `whole`: the HTML contains the page; `shell` (default): only header and footer, and the browser renders the page. */
  prerender?: 'whole' | 'shell';
  /** Excluded from search engines and the sitemap, as is every page that requires a session. */
  hidden?: boolean;
  /** First API call of the page, sent before its code has loaded. Its ids are taken from the URL. */
  first?: { id: EndpointID; query?: Record<string, string> };
  /** File that `load` imports, relative to web/: its code and styles are preloaded. */
  source: string;
  load: () => Promise<{ default: ComponentType }>;
}

export interface Page extends ShellPage, Omit<PageView, 'section'> {
  name: PageName | 'kit';
  access: PageAccess;
  prerender: 'whole' | 'shell';
  hidden: boolean;
}

const statusPage = (name: keyof typeof STATUS_PAGES): PageView => ({
  namespaces: ['shell'],
  prerender: 'whole',
  hidden: true,
  source: 'src/shell/statusPages.tsx',
  load: () => Promise.resolve({ default: STATUS_PAGES[name] }),
});

const views: Record<PageName, PageView> = {
  index: {
    namespaces: ['home'],
    prerender: 'whole',
    first: { id: 'listFeaturedProjects' },
    source: 'src/pages/home/HomePage.tsx',
    load: () => import('#web/pages/home/HomePage.tsx'),
  },
  market: {
    namespaces: ['market'],
    prerender: 'whole',
    source: 'src/pages/market/MarketPage.tsx',
    load: () => import('#web/pages/market/MarketPage.tsx'),
  },
  project: {
    section: 'market',
    namespaces: ['project', 'market'],
    first: { id: 'getProject' },
    source: 'src/pages/project/ProjectPage.tsx',
    load: () => import('#web/pages/project/ProjectPage.tsx'),
  },
  authors: {
    namespaces: ['author', 'project'],
    prerender: 'whole',
    source: 'src/pages/authors/AuthorsPage.tsx',
    load: () => import('#web/pages/authors/AuthorsPage.tsx'),
  },
  author: {
    namespaces: ['author', 'project', 'market'],
    first: { id: 'getAuthor' },
    source: 'src/pages/authors/AuthorPage.tsx',
    load: () => import('#web/pages/authors/AuthorPage.tsx'),
  },
  generic: {
    namespaces: ['generic'],
    source: 'src/pages/generic/GenericPage.tsx',
    load: () => import('#web/pages/generic/GenericPage.tsx'),
  },
  signup: {
    namespaces: ['account'],
    prerender: 'whole',
    source: 'src/pages/account/SignUpPage.tsx',
    load: () => import('#web/pages/account/SignUpPage.tsx'),
  },
  signin: {
    namespaces: ['account'],
    prerender: 'whole',
    source: 'src/pages/account/SignInPage.tsx',
    load: () => import('#web/pages/account/SignInPage.tsx'),
  },
  'forgot-password': {
    namespaces: ['account'],
    prerender: 'whole',
    hidden: true,
    source: 'src/pages/account/ForgotPasswordPage.tsx',
    load: () => import('#web/pages/account/ForgotPasswordPage.tsx'),
  },
  reset: {
    namespaces: ['account'],
    hidden: true,
    source: 'src/pages/account/ResetPage.tsx',
    load: () => import('#web/pages/account/ResetPage.tsx'),
  },
  'confirm-email': {
    namespaces: ['account'],
    hidden: true,
    source: 'src/pages/account/ConfirmEmailPage.tsx',
    load: () => import('#web/pages/account/ConfirmEmailPage.tsx'),
  },
  'edit-profile': {
    namespaces: ['account'],
    source: 'src/pages/account/EditProfilePage.tsx',
    load: () => import('#web/pages/account/EditProfilePage.tsx'),
  },
  notifications: {
    namespaces: ['notifications'],
    source: 'src/pages/notifications/NotificationsPage.tsx',
    load: () => import('#web/pages/notifications/NotificationsPage.tsx'),
  },
  contacts: {
    namespaces: ['contacts'],
    source: 'src/pages/contacts/ContactsPage.tsx',
    load: () => import('#web/pages/contacts/ContactsPage.tsx'),
  },
  messages: {
    namespaces: ['messages'],
    source: 'src/pages/messages/MessagesPage.tsx',
    load: () => import('#web/pages/messages/MessagesPage.tsx'),
  },
  proposal: {
    namespaces: ['proposal', 'market'],
    source: 'src/pages/proposal/ProposalPage.tsx',
    load: () => import('#web/pages/proposal/ProposalPage.tsx'),
  },
  'edit-projects': {
    namespaces: ['owner', 'proposal', 'market'],
    source: 'src/pages/owner/EditProjectsPage.tsx',
    load: () => import('#web/pages/owner/EditProjectsPage.tsx'),
  },
  'manage-prospects': {
    namespaces: ['owner', 'proposal', 'market'],
    source: 'src/pages/owner/ManageProspectsPage.tsx',
    load: () => import('#web/pages/owner/ManageProspectsPage.tsx'),
  },
  'contribution-requests': {
    namespaces: ['owner', 'market'],
    source: 'src/pages/owner/RequestsPage.tsx',
    load: () => import('#web/pages/owner/RequestsPage.tsx'),
  },
  admin: {
    namespaces: ['admin', 'owner', 'market'],
    source: 'src/pages/admin/AdminPage.tsx',
    load: () => import('#web/pages/admin/AdminPage.tsx'),
  },
  payment: {
    namespaces: ['payment', 'project'],
    source: 'src/pages/payment/PaymentPage.tsx',
    load: () => import('#web/pages/payment/PaymentPage.tsx'),
  },
  'payment-status': {
    namespaces: ['payment'],
    source: 'src/pages/payment/PaymentStatusPage.tsx',
    load: () => import('#web/pages/payment/PaymentStatusPage.tsx'),
  },
  payout: {
    namespaces: ['payout', 'payment', 'owner'],
    source: 'src/pages/payout/PayoutPage.tsx',
    load: () => import('#web/pages/payout/PayoutPage.tsx'),
  },
  'admin-payouts': {
    namespaces: ['adminPayouts', 'payout', 'admin'],
    source: 'src/pages/admin/payouts/AdminPayoutsPage.tsx',
    load: () => import('#web/pages/admin/payouts/AdminPayoutsPage.tsx'),
  },
  '401': statusPage('401'),
  '403': statusPage('403'),
  '404': statusPage('404'),
  '503': statusPage('503'),
};

/** Every component in every state, for developers. Excluded from sites with a public origin. */
const kitPage: Page = {
  name: 'kit',
  pattern: '/:lang/kit',
  access: 'public',
  namespaces: ['kit'],
  prerender: 'shell',
  footer: 'slim',
  hidden: true,
  source: 'src/pages/kit/KitPage.tsx',
  load: () => import('#web/pages/kit/KitPage.tsx'),
};

function pageOf(name: PageName): Page {
  const { access } = pages[name];
  const isPublic = access === 'public';
  return {
    prerender: 'shell',
    hidden: !isPublic,
    ...views[name],
    name,
    pattern: routePattern(name),
    access,
    footer: isPublic ? 'deep' : 'slim',
  };
}

/** Every page of the site. Routes, prerendering and the sitemap are computed from it. */
export const PAGES: readonly Page[] = [
  ...(Object.keys(pages) as PageName[]).map(pageOf), // the keys of a constant object
  ...(import.meta.env.VITE_KIT === 'off' ? [] : [kitPage]),
];
