import { genericTexts, thankYous } from '#shared/texts.ts';
import type { PageView } from './pageView.ts';

const statusPage = { namespaces: ['shell'], render: 'build', hidden: true } as const satisfies PageView;

/** Pages that everyone may open. */
export const publicPages = {
  index: {
    namespaces: ['home', 'roles'],
    render: 'server',
    calls: [
      { id: 'listFeaturedProjects', isByLanguage: true },
      { id: 'listFeaturedProspects', query: { limit: '5' }, isByLanguage: true },
    ],
    file: 'home/HomePage.tsx',
  },
  market: {
    namespaces: ['market'],
    render: 'server',
    calls: [{ id: 'listProjects', query: { sort: 'newest', limit: '20' }, isByLanguage: true }],
    file: 'market/MarketPage.tsx',
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
    file: 'project/ProjectPage.tsx',
  },
  proof: {
    section: 'market',
    namespaces: ['proof'],
    hidden: true,
    calls: [{ id: 'getProject' }],
    file: 'proof/ProofPage.tsx',
  },
  authors: {
    namespaces: ['people', 'market'],
    render: 'server',
    calls: [{ id: 'listAuthors', query: { sort: 'newest', limit: '20' } }],
    file: 'authors/AuthorsPage.tsx',
  },
  author: {
    namespaces: ['author', 'market'],
    render: 'server',
    calls: [{ id: 'getAuthor' }, { id: 'listAuthorProjects' }, { id: 'listAuthorTeams' }],
    file: 'authors/AuthorPage.tsx',
  },
  statistics: {
    namespaces: ['statistics'],
    render: 'build',
    file: 'statistics/StatisticsPage.tsx',
  },
  membership: {
    namespaces: ['plans'],
    render: 'build',
    file: 'plans/MembershipPage.tsx',
  },
  'plan-details': {
    namespaces: ['plans'],
    file: 'plans/PlanDetailsPage.tsx',
  },
  about: {
    namespaces: ['generic'],
    render: 'build',
    file: 'generic/AboutPage.tsx',
  },
  team: {
    namespaces: ['generic'],
    render: 'build',
    file: 'generic/TeamPage.tsx',
  },
  process: {
    namespaces: ['generic'],
    render: 'build',
    file: 'generic/ProcessPage.tsx',
  },
  'contact-us': {
    namespaces: ['generic'],
    render: 'build',
    file: 'generic/ContactPage.tsx',
  },
  generic: {
    namespaces: ['generic'],
    variants: genericTexts,
    titled: thankYous,
    file: 'generic/GenericPage.tsx',
  },
  signup: {
    namespaces: ['account'],
    render: 'build',
    file: 'account/SignUpPage.tsx',
  },
  signin: {
    namespaces: ['account'],
    render: 'build',
    file: 'account/SignInPage.tsx',
  },
  'forgot-password': {
    namespaces: ['account'],
    render: 'build',
    hidden: true,
    file: 'account/ForgotPasswordPage.tsx',
  },
  reset: {
    namespaces: ['account'],
    hidden: true,
    file: 'account/ResetPage.tsx',
  },
  'confirm-email': {
    namespaces: ['account'],
    hidden: true,
    file: 'account/ConfirmEmailPage.tsx',
  },
  'account-deleted': {
    namespaces: ['deletion'],
    hidden: true,
    file: 'account/AccountDeletedPage.tsx',
  },
  reputation: {
    namespaces: ['reputation'],
    calls: [{ id: 'getReputationMap' }],
    file: 'reputation/ReputationPage.tsx',
  },
  roles: {
    section: 'market',
    namespaces: ['roles', 'market'],
    render: 'server',
    calls: [{ id: 'listFeaturedProspects', query: { sort: 'newest', limit: '20' }, isByLanguage: true }],
    file: 'roles/RolesPage.tsx',
  },
  adopt: {
    namespaces: ['teams', 'market'],
    render: 'build',
    file: 'adopt/AdoptPage.tsx',
  },
  'teams-to-hire': {
    namespaces: ['teams', 'market'],
    render: 'build',
    file: 'hiring/TeamsToHirePage.tsx',
  },
  unsubscribe: {
    namespaces: ['subscriptions'],
    hidden: true,
    file: 'account/UnsubscribePage.tsx',
  },
  proposal: {
    namespaces: ['proposal', 'market'],
    file: 'proposal/ProposalPage.tsx',
  },
  '401': statusPage,
  '403': statusPage,
  '404': statusPage,
  '503': statusPage,
} as const satisfies Record<string, PageView>;
