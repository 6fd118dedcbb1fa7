import { genericTexts } from '#shared/texts.ts';
import { STATUS_PAGES } from '#web/shell/statusPages.tsx';
import type { PageView } from './pageView.ts';

const statusPage = (name: keyof typeof STATUS_PAGES): PageView => ({
  namespaces: ['shell'],
  render: 'build',
  hidden: true,
  load: () => Promise.resolve({ default: STATUS_PAGES[name] }),
});

/** Pages that everyone may open. */
export const publicPages = {
  index: {
    namespaces: ['home', 'roles'],
    render: 'server',
    calls: [{ id: 'listFeaturedProjects' }, { id: 'listFeaturedProspects', query: { limit: '5' } }],
    load: () => import('#web/pages/home/HomePage.tsx'),
  },
  market: {
    namespaces: ['market'],
    render: 'server',
    calls: [{ id: 'listProjects', query: { sort: 'newest', limit: '20' } }],
    load: () => import('#web/pages/market/MarketPage.tsx'),
  },
  project: {
    section: 'market',
    namespaces: ['project', 'market'],
    render: 'server',
    calls: [
      { id: 'getProject' },
      { id: 'listProspects' },
      { id: 'listTeamMembers' },
      { id: 'listProjectPayments' },
      { id: 'listProgressEntries' },
      { id: 'listComments' },
      { id: 'listProofEntries', query: { limit: '1' } },
    ],
    load: () => import('#web/pages/project/ProjectPage.tsx'),
  },
  proof: {
    section: 'market',
    namespaces: ['proof'],
    hidden: true,
    calls: [{ id: 'getProject' }],
    load: () => import('#web/pages/proof/ProofPage.tsx'),
  },
  authors: {
    namespaces: ['author'],
    render: 'build',
    load: () => import('#web/pages/authors/AuthorsPage.tsx'),
  },
  author: {
    namespaces: ['author', 'market'],
    render: 'server',
    calls: [{ id: 'getAuthor' }, { id: 'listAuthorProjects' }, { id: 'listAuthorTeams' }],
    load: () => import('#web/pages/authors/AuthorPage.tsx'),
  },
  statistics: {
    namespaces: ['statistics'],
    render: 'build',
    load: () => import('#web/pages/statistics/StatisticsPage.tsx'),
  },
  membership: {
    namespaces: ['plans'],
    render: 'build',
    load: () => import('#web/pages/plans/MembershipPage.tsx'),
  },
  'plan-details': {
    namespaces: ['plans'],
    load: () => import('#web/pages/plans/PlanDetailsPage.tsx'),
  },
  about: {
    namespaces: ['generic'],
    render: 'build',
    load: () => import('#web/pages/generic/AboutPage.tsx'),
  },
  team: {
    namespaces: ['generic'],
    render: 'build',
    load: () => import('#web/pages/generic/TeamPage.tsx'),
  },
  process: {
    namespaces: ['generic'],
    render: 'build',
    load: () => import('#web/pages/generic/ProcessPage.tsx'),
  },
  'contact-us': {
    namespaces: ['generic'],
    render: 'build',
    load: () => import('#web/pages/generic/ContactPage.tsx'),
  },
  generic: {
    namespaces: ['generic'],
    variants: genericTexts,
    load: () => import('#web/pages/generic/GenericPage.tsx'),
  },
  signup: {
    namespaces: ['account'],
    render: 'build',
    load: () => import('#web/pages/account/SignUpPage.tsx'),
  },
  signin: {
    namespaces: ['account'],
    render: 'build',
    load: () => import('#web/pages/account/SignInPage.tsx'),
  },
  'forgot-password': {
    namespaces: ['account'],
    render: 'build',
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
  'account-deleted': {
    namespaces: ['deletion'],
    hidden: true,
    load: () => import('#web/pages/account/AccountDeletedPage.tsx'),
  },
  reputation: {
    namespaces: ['reputation'],
    calls: [{ id: 'getReputationMap' }],
    load: () => import('#web/pages/reputation/ReputationPage.tsx'),
  },
  roles: {
    section: 'market',
    namespaces: ['roles'],
    render: 'build',
    load: () => import('#web/pages/roles/RolesPage.tsx'),
  },
  adopt: {
    namespaces: ['teams', 'market'],
    render: 'build',
    load: () => import('#web/pages/adopt/AdoptPage.tsx'),
  },
  'teams-to-hire': {
    namespaces: ['teams', 'market'],
    render: 'build',
    load: () => import('#web/pages/hiring/TeamsToHirePage.tsx'),
  },
  unsubscribe: {
    namespaces: ['subscriptions'],
    hidden: true,
    load: () => import('#web/pages/account/UnsubscribePage.tsx'),
  },
  proposal: {
    namespaces: ['proposal', 'market'],
    load: () => import('#web/pages/proposal/ProposalPage.tsx'),
  },
  '401': statusPage('401'),
  '403': statusPage('403'),
  '404': statusPage('404'),
  '503': statusPage('503'),
} as const satisfies Record<string, PageView>;
