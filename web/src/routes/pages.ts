import type { ComponentType } from 'react';
import type { PageAccess } from '#shared/access.ts';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { Namespace } from '#web/i18n/resources.ts';
import { STATUS_PAGES } from '#web/shell/statusPages.tsx';
import { PATTERNS, type PageName } from './paths.ts';

export interface Page {
  name: PageName;
  /** Words of the page; the first has `meta.{name}.title` and `meta.{name}.description`. */
  namespaces: readonly [Namespace, ...Namespace[]];
  access: PageAccess;
  /** whole: the page is in the HTML; shell: header and footer are, the page follows. */
  prerender: 'whole' | 'shell';
  footer: 'deep' | 'slim';
  /** The page of the menus that it belongs to. */
  section?: PageName;
  /** Kept out of search engines and of the sitemap. */
  hidden?: boolean;
  /** The call that the page begins with: it is made before its code is here. Its ids are those of the address. */
  first?: { id: EndpointID; query?: Record<string, string> };
  /** The file of `load`, from web/: its code and styles are preloaded. */
  source: string;
  load: () => Promise<{ default: ComponentType }>;
}

const errorPage = (name: '401' | '403' | '404' | '503'): Page => ({
  name,
  namespaces: ['shell'],
  access: 'public',
  prerender: 'whole',
  footer: 'deep',
  hidden: true,
  source: 'src/shell/statusPages.tsx',
  load: () => Promise.resolve({ default: STATUS_PAGES[name] }),
});

/** Every page that exists. Menus, routes, prerendering and the sitemap are computed from it. */
export const PAGES: readonly Page[] = [
  {
    name: 'index',
    namespaces: ['home'],
    access: 'public',
    prerender: 'whole',
    footer: 'deep',
    first: { id: 'listFeaturedProjects' },
    source: 'src/pages/home/HomePage.tsx',
    load: () => import('#web/pages/home/HomePage.tsx'),
  },
  {
    name: 'market',
    namespaces: ['market'],
    access: 'public',
    prerender: 'whole',
    footer: 'deep',
    source: 'src/pages/market/MarketPage.tsx',
    load: () => import('#web/pages/market/MarketPage.tsx'),
  },
  {
    name: 'project',
    section: 'market',
    namespaces: ['project', 'market'],
    access: 'public',
    prerender: 'shell',
    footer: 'deep',
    first: { id: 'getProject' },
    source: 'src/pages/project/ProjectPage.tsx',
    load: () => import('#web/pages/project/ProjectPage.tsx'),
  },
  {
    name: 'authors',
    namespaces: ['author', 'project'],
    access: 'public',
    prerender: 'whole',
    footer: 'deep',
    source: 'src/pages/authors/AuthorsPage.tsx',
    load: () => import('#web/pages/authors/AuthorsPage.tsx'),
  },
  {
    name: 'author',
    namespaces: ['author', 'project', 'market'],
    access: 'public',
    prerender: 'shell',
    footer: 'deep',
    first: { id: 'getAuthor' },
    source: 'src/pages/authors/AuthorPage.tsx',
    load: () => import('#web/pages/authors/AuthorPage.tsx'),
  },
  {
    name: 'generic',
    namespaces: ['generic'],
    access: 'public',
    prerender: 'shell',
    footer: 'deep',
    source: 'src/pages/generic/GenericPage.tsx',
    load: () => import('#web/pages/generic/GenericPage.tsx'),
  },
  {
    name: 'signup',
    namespaces: ['account'],
    access: 'public',
    prerender: 'whole',
    footer: 'deep',
    source: 'src/pages/account/SignUpPage.tsx',
    load: () => import('#web/pages/account/SignUpPage.tsx'),
  },
  {
    name: 'signin',
    namespaces: ['account'],
    access: 'public',
    prerender: 'whole',
    footer: 'deep',
    source: 'src/pages/account/SignInPage.tsx',
    load: () => import('#web/pages/account/SignInPage.tsx'),
  },
  {
    name: 'forgot-password',
    namespaces: ['account'],
    access: 'public',
    prerender: 'whole',
    footer: 'deep',
    hidden: true,
    source: 'src/pages/account/ForgotPasswordPage.tsx',
    load: () => import('#web/pages/account/ForgotPasswordPage.tsx'),
  },
  {
    name: 'reset',
    namespaces: ['account'],
    access: 'public',
    prerender: 'shell',
    footer: 'deep',
    hidden: true,
    source: 'src/pages/account/ResetPage.tsx',
    load: () => import('#web/pages/account/ResetPage.tsx'),
  },
  {
    name: 'confirm-email',
    namespaces: ['account'],
    access: 'public',
    prerender: 'shell',
    footer: 'deep',
    hidden: true,
    source: 'src/pages/account/ConfirmEmailPage.tsx',
    load: () => import('#web/pages/account/ConfirmEmailPage.tsx'),
  },
  {
    name: 'edit-profile',
    namespaces: ['account'],
    access: 'signedIn',
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/account/EditProfilePage.tsx',
    load: () => import('#web/pages/account/EditProfilePage.tsx'),
  },
  {
    name: 'notifications',
    namespaces: ['notifications'],
    access: 'signedIn',
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/notifications/NotificationsPage.tsx',
    load: () => import('#web/pages/notifications/NotificationsPage.tsx'),
  },
  {
    name: 'proposal',
    namespaces: ['proposal', 'market'],
    access: 'public',
    prerender: 'shell',
    footer: 'deep',
    source: 'src/pages/proposal/ProposalPage.tsx',
    load: () => import('#web/pages/proposal/ProposalPage.tsx'),
  },
  {
    name: 'edit-projects',
    namespaces: ['owner', 'proposal', 'market'],
    access: 'owner',
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/owner/EditProjectsPage.tsx',
    load: () => import('#web/pages/owner/EditProjectsPage.tsx'),
  },
  {
    name: 'manage-prospects',
    namespaces: ['owner', 'proposal', 'market'],
    access: 'owner',
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/owner/ManageProspectsPage.tsx',
    load: () => import('#web/pages/owner/ManageProspectsPage.tsx'),
  },
  {
    name: 'contribution-requests',
    namespaces: ['owner', 'market'],
    access: 'owner',
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/owner/RequestsPage.tsx',
    load: () => import('#web/pages/owner/RequestsPage.tsx'),
  },
  {
    name: 'admin',
    namespaces: ['admin', 'owner', 'market'],
    access: 'admin',
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/admin/AdminPage.tsx',
    load: () => import('#web/pages/admin/AdminPage.tsx'),
  },
  {
    name: 'payment',
    namespaces: ['payment', 'project'],
    access: 'signedIn',
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/payment/PaymentPage.tsx',
    load: () => import('#web/pages/payment/PaymentPage.tsx'),
  },
  {
    name: 'payment-status',
    namespaces: ['payment'],
    access: 'signedIn',
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/payment/PaymentStatusPage.tsx',
    load: () => import('#web/pages/payment/PaymentStatusPage.tsx'),
  },
  {
    name: 'payout',
    namespaces: ['payout', 'payment', 'owner'],
    access: 'signedIn',
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/payout/PayoutPage.tsx',
    load: () => import('#web/pages/payout/PayoutPage.tsx'),
  },
  {
    name: 'admin-payouts',
    namespaces: ['adminPayouts', 'payout', 'admin'],
    access: 'admin',
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
  ...(import.meta.env.VITE_KIT === 'off' ? [] : [kitPage()]),
];

/** Every component in every state: for whoever builds, not in production. */
function kitPage(): Page {
  return {
    name: 'kit',
    namespaces: ['kit'],
    access: 'public',
    prerender: 'shell',
    footer: 'slim',
    hidden: true,
    source: 'src/pages/kit/KitPage.tsx',
    load: () => import('#web/pages/kit/KitPage.tsx'),
  };
}

export const pageNamed = (name: string): Page | undefined => PAGES.find(page => page.name === name);

/** A page without ids in its address: its path is known without data. */
export const isFixed = (page: Page): boolean => !PATTERNS[page.name].slice('/:lang'.length).includes(':');
