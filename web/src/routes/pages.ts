import type { ComponentType } from 'react';
import type { EndpointID } from '#shared/contracts/index.ts';
import { type PageAccess, type PageName, pages, routePattern } from '#shared/paths.ts';
import type { Namespace } from '#web/i18n/resources.ts';
import { STATUS_PAGES } from '#web/shell/statusPages.tsx';

export interface Page {
  name: PageName | 'kit';
  /** The URL pattern of the router. */
  pattern: string;
  access: PageAccess;
  /** Translations of the page; the first namespace has `meta.{name}.title` and `meta.{name}.description`. */
  namespaces: readonly [Namespace, ...Namespace[]];
  /** whole: the HTML has the whole page; shell: it has header and footer, and the browser renders the page. */
  prerender: 'whole' | 'shell';
  footer: 'deep' | 'slim';
  /** The page in the main menu that this page belongs to. */
  section?: PageName;
  /** Excluded from search engines and the sitemap. */
  hidden?: boolean;
  /** The first API call of the page, sent before its code has loaded. Its ids are those of the URL. */
  first?: { id: EndpointID; query?: Record<string, string> };
  /** The file of `load`, relative to web/: its code and styles are preloaded. */
  source: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** What the web adds to a page of the shared table. */
type PageView = Omit<Page, 'pattern' | 'access'> & { name: PageName };

const errorPage = (name: '401' | '403' | '404' | '503'): PageView => ({
  name,
  namespaces: ['shell'],
  prerender: 'whole',
  footer: 'deep',
  hidden: true,
  source: 'src/shell/statusPages.tsx',
  load: () => Promise.resolve({ default: STATUS_PAGES[name] }),
});

const VIEWS: readonly PageView[] = [
  {
    name: 'index',
    namespaces: ['home'],
    prerender: 'whole',
    footer: 'deep',
    first: { id: 'listFeaturedProjects' },
    source: 'src/pages/home/HomePage.tsx',
    load: () => import('#web/pages/home/HomePage.tsx'),
  },
  {
    name: 'market',
    namespaces: ['market'],
    prerender: 'whole',
    footer: 'deep',
    source: 'src/pages/market/MarketPage.tsx',
    load: () => import('#web/pages/market/MarketPage.tsx'),
  },
  {
    name: 'project',
    section: 'market',
    namespaces: ['project', 'market'],
    prerender: 'shell',
    footer: 'deep',
    first: { id: 'getProject' },
    source: 'src/pages/project/ProjectPage.tsx',
    load: () => import('#web/pages/project/ProjectPage.tsx'),
  },
  {
    name: 'authors',
    namespaces: ['author', 'project'],
    prerender: 'whole',
    footer: 'deep',
    source: 'src/pages/authors/AuthorsPage.tsx',
    load: () => import('#web/pages/authors/AuthorsPage.tsx'),
  },
  {
    name: 'author',
    namespaces: ['author', 'project', 'market'],
    prerender: 'shell',
    footer: 'deep',
    first: { id: 'getAuthor' },
    source: 'src/pages/authors/AuthorPage.tsx',
    load: () => import('#web/pages/authors/AuthorPage.tsx'),
  },
  {
    name: 'generic',
    namespaces: ['generic'],
    prerender: 'shell',
    footer: 'deep',
    source: 'src/pages/generic/GenericPage.tsx',
    load: () => import('#web/pages/generic/GenericPage.tsx'),
  },
  {
    name: 'signup',
    namespaces: ['account'],
    prerender: 'whole',
    footer: 'deep',
    source: 'src/pages/account/SignUpPage.tsx',
    load: () => import('#web/pages/account/SignUpPage.tsx'),
  },
  {
    name: 'signin',
    namespaces: ['account'],
    prerender: 'whole',
    footer: 'deep',
    source: 'src/pages/account/SignInPage.tsx',
    load: () => import('#web/pages/account/SignInPage.tsx'),
  },
  {
    name: 'forgot-password',
    namespaces: ['account'],
    prerender: 'whole',
    footer: 'deep',
    hidden: true,
    source: 'src/pages/account/ForgotPasswordPage.tsx',
    load: () => import('#web/pages/account/ForgotPasswordPage.tsx'),
  },
  {
    name: 'reset',
    namespaces: ['account'],
    prerender: 'shell',
    footer: 'deep',
    hidden: true,
    source: 'src/pages/account/ResetPage.tsx',
    load: () => import('#web/pages/account/ResetPage.tsx'),
  },
  {
    name: 'confirm-email',
    namespaces: ['account'],
    prerender: 'shell',
    footer: 'deep',
    hidden: true,
    source: 'src/pages/account/ConfirmEmailPage.tsx',
    load: () => import('#web/pages/account/ConfirmEmailPage.tsx'),
  },
  {
    name: 'edit-profile',
    namespaces: ['account'],
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/account/EditProfilePage.tsx',
    load: () => import('#web/pages/account/EditProfilePage.tsx'),
  },
  {
    name: 'notifications',
    namespaces: ['notifications'],
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/notifications/NotificationsPage.tsx',
    load: () => import('#web/pages/notifications/NotificationsPage.tsx'),
  },
  {
    name: 'proposal',
    namespaces: ['proposal', 'market'],
    prerender: 'shell',
    footer: 'deep',
    source: 'src/pages/proposal/ProposalPage.tsx',
    load: () => import('#web/pages/proposal/ProposalPage.tsx'),
  },
  {
    name: 'edit-projects',
    namespaces: ['owner', 'proposal', 'market'],
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/owner/EditProjectsPage.tsx',
    load: () => import('#web/pages/owner/EditProjectsPage.tsx'),
  },
  {
    name: 'manage-prospects',
    namespaces: ['owner', 'proposal', 'market'],
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/owner/ManageProspectsPage.tsx',
    load: () => import('#web/pages/owner/ManageProspectsPage.tsx'),
  },
  {
    name: 'contribution-requests',
    namespaces: ['owner', 'market'],
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/owner/RequestsPage.tsx',
    load: () => import('#web/pages/owner/RequestsPage.tsx'),
  },
  {
    name: 'admin',
    namespaces: ['admin', 'owner', 'market'],
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/admin/AdminPage.tsx',
    load: () => import('#web/pages/admin/AdminPage.tsx'),
  },
  {
    name: 'payment',
    namespaces: ['payment', 'project'],
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/payment/PaymentPage.tsx',
    load: () => import('#web/pages/payment/PaymentPage.tsx'),
  },
  {
    name: 'payment-status',
    namespaces: ['payment'],
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/payment/PaymentStatusPage.tsx',
    load: () => import('#web/pages/payment/PaymentStatusPage.tsx'),
  },
  {
    name: 'payout',
    namespaces: ['payout', 'payment', 'owner'],
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/payout/PayoutPage.tsx',
    load: () => import('#web/pages/payout/PayoutPage.tsx'),
  },
  {
    name: 'admin-payouts',
    namespaces: ['adminPayouts', 'payout', 'admin'],
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/admin/payouts/AdminPayoutsPage.tsx',
    load: () => import('#web/pages/admin/payouts/AdminPayoutsPage.tsx'),
  },
  errorPage('401'),
  errorPage('403'),
  errorPage('404'),
  errorPage('503'),
];

/** Every component in every state, for developers. Production builds leave it out. */
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

/** Every page of the site. Routes, prerendering and the sitemap are computed from it. */
export const PAGES: readonly Page[] = [
  ...VIEWS.map(view => ({ ...view, pattern: routePattern(view.name), access: pages[view.name].access })),
  ...(import.meta.env.VITE_KIT === 'off' ? [] : [kitPage]),
];

/** Whether the URL of a page has no ids, so that its path is known without data. */
export const isFixed = ({ pattern }: Page): boolean => !pattern.slice('/:lang'.length).includes(':');
