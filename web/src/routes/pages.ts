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
  /** Also listed in `sources.ts`, for the build. */
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
  load: () => Promise.resolve({ default: STATUS_PAGES[name] }),
});

const views: Record<PageName, PageView> = {
  index: {
    namespaces: ['home'],
    prerender: 'whole',
    first: { id: 'listFeaturedProjects' },
    load: () => import('#web/pages/home/HomePage.tsx'),
  },
  market: {
    namespaces: ['market'],
    prerender: 'whole',
    load: () => import('#web/pages/market/MarketPage.tsx'),
  },
  project: {
    section: 'market',
    namespaces: ['project', 'market'],
    first: { id: 'getProject' },
    load: () => import('#web/pages/project/ProjectPage.tsx'),
  },
  authors: {
    namespaces: ['author'],
    prerender: 'whole',
    load: () => import('#web/pages/authors/AuthorsPage.tsx'),
  },
  author: {
    namespaces: ['author', 'market'],
    first: { id: 'getAuthor' },
    load: () => import('#web/pages/authors/AuthorPage.tsx'),
  },
  statistics: {
    namespaces: ['statistics'],
    prerender: 'whole',
    load: () => import('#web/pages/statistics/StatisticsPage.tsx'),
  },
  membership: {
    namespaces: ['plans'],
    prerender: 'whole',
    load: () => import('#web/pages/plans/MembershipPage.tsx'),
  },
  'plan-details': {
    namespaces: ['plans'],
    load: () => import('#web/pages/plans/PlanDetailsPage.tsx'),
  },
  'subscribe-payment': {
    namespaces: ['plans'],
    load: () => import('#web/pages/subscribing/SubscribePaymentPage.tsx'),
  },
  generic: {
    namespaces: ['generic'],
    load: () => import('#web/pages/generic/GenericPage.tsx'),
  },
  signup: {
    namespaces: ['account'],
    prerender: 'whole',
    load: () => import('#web/pages/account/SignUpPage.tsx'),
  },
  signin: {
    namespaces: ['account'],
    prerender: 'whole',
    load: () => import('#web/pages/account/SignInPage.tsx'),
  },
  'forgot-password': {
    namespaces: ['account'],
    prerender: 'whole',
    hidden: true,
    load: () => import('#web/pages/account/ForgotPasswordPage.tsx'),
  },
  reset: {
    namespaces: ['account'],
    hidden: true,
    load: () => import('#web/pages/account/ResetPage.tsx'),
  },
  'confirm-email': {
    namespaces: ['account'],
    hidden: true,
    load: () => import('#web/pages/account/ConfirmEmailPage.tsx'),
  },
  reputation: {
    namespaces: ['reputation'],
    first: { id: 'getReputationMap' },
    load: () => import('#web/pages/reputation/ReputationPage.tsx'),
  },
  adopt: {
    namespaces: ['teams', 'market'],
    prerender: 'whole',
    load: () => import('#web/pages/adopt/AdoptPage.tsx'),
  },
  'teams-to-hire': {
    namespaces: ['teams', 'market'],
    prerender: 'whole',
    load: () => import('#web/pages/hiring/TeamsToHirePage.tsx'),
  },
  'edit-profile': {
    namespaces: ['account'],
    load: () => import('#web/pages/account/EditProfilePage.tsx'),
  },
  notifications: {
    namespaces: ['notifications'],
    load: () => import('#web/pages/notifications/NotificationsPage.tsx'),
  },
  'notification-settings': {
    namespaces: ['subscriptions'],
    load: () => import('#web/pages/notifications/settings/NotificationSettingsPage.tsx'),
  },
  unsubscribe: {
    namespaces: ['subscriptions'],
    hidden: true,
    load: () => import('#web/pages/account/UnsubscribePage.tsx'),
  },
  contacts: {
    namespaces: ['contacts'],
    load: () => import('#web/pages/contacts/ContactsPage.tsx'),
  },
  messages: {
    namespaces: ['messages'],
    load: () => import('#web/pages/messages/MessagesPage.tsx'),
  },
  proposal: {
    namespaces: ['proposal', 'market'],
    load: () => import('#web/pages/proposal/ProposalPage.tsx'),
  },
  'edit-projects': {
    namespaces: ['owner', 'proposal', 'market', 'workspace'],
    load: () => import('#web/pages/owner/EditProjectsPage.tsx'),
  },
  'manage-prospects': {
    namespaces: ['owner', 'proposal', 'market', 'workspace'],
    load: () => import('#web/pages/owner/ManageProspectsPage.tsx'),
  },
  'manage-team': {
    namespaces: ['owner', 'workspace'],
    load: () => import('#web/pages/owner/ManageTeamPage.tsx'),
  },
  'contribution-requests': {
    namespaces: ['owner', 'market', 'workspace'],
    load: () => import('#web/pages/owner/RequestsPage.tsx'),
  },
  'project-ideas': {
    namespaces: ['ideas', 'proposal', 'market', 'workspace'],
    load: () => import('#web/pages/ideas/ProjectIdeasPage.tsx'),
  },
  'project-tasks': {
    namespaces: ['tasks', 'workspace'],
    load: () => import('#web/pages/tasks/ProjectTasksPage.tsx'),
  },
  'user-tasks': {
    namespaces: ['tasks', 'workspace'],
    load: () => import('#web/pages/tasks/UserTasksPage.tsx'),
  },
  admin: {
    namespaces: ['admin', 'owner', 'market', 'moderation', 'statistics'],
    load: () => import('#web/pages/admin/AdminPage.tsx'),
  },
  payment: {
    namespaces: ['payment', 'project'],
    load: () => import('#web/pages/payment/PaymentPage.tsx'),
  },
  'payment-status': {
    namespaces: ['payment'],
    load: () => import('#web/pages/payment/PaymentStatusPage.tsx'),
  },
  contributions: {
    namespaces: ['contributions', 'payment', 'workspace'],
    load: () => import('#web/pages/contributions/ContributionsPage.tsx'),
  },
  receipt: {
    namespaces: ['contributions', 'payment'],
    load: () => import('#web/pages/contributions/ReceiptPage.tsx'),
  },
  payout: {
    namespaces: ['payout', 'payment', 'workspace'],
    load: () => import('#web/pages/payout/PayoutPage.tsx'),
  },
  'admin-payouts': {
    namespaces: ['moderation', 'payout', 'admin'],
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
