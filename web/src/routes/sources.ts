import type { Page } from './pages.ts';

/**
 * The file that each page loads, relative to web/: the build preloads its code and styles. Kept apart from the pages,
 * because the browser does not need it.
 */
export const SOURCES: Record<Page['name'], string> = {
  index: 'src/pages/home/HomePage.tsx',
  market: 'src/pages/market/MarketPage.tsx',
  project: 'src/pages/project/ProjectPage.tsx',
  proof: 'src/pages/proof/ProofPage.tsx',
  authors: 'src/pages/authors/AuthorsPage.tsx',
  author: 'src/pages/authors/AuthorPage.tsx',
  statistics: 'src/pages/statistics/StatisticsPage.tsx',
  membership: 'src/pages/plans/MembershipPage.tsx',
  'plan-details': 'src/pages/plans/PlanDetailsPage.tsx',
  'subscribe-payment': 'src/pages/subscribing/SubscribePaymentPage.tsx',
  about: 'src/pages/generic/AboutPage.tsx',
  team: 'src/pages/generic/TeamPage.tsx',
  process: 'src/pages/generic/ProcessPage.tsx',
  'contact-us': 'src/pages/generic/ContactPage.tsx',
  generic: 'src/pages/generic/GenericPage.tsx',
  signup: 'src/pages/account/SignUpPage.tsx',
  signin: 'src/pages/account/SignInPage.tsx',
  'forgot-password': 'src/pages/account/ForgotPasswordPage.tsx',
  reset: 'src/pages/account/ResetPage.tsx',
  'confirm-email': 'src/pages/account/ConfirmEmailPage.tsx',
  'account-deleted': 'src/pages/account/AccountDeletedPage.tsx',
  reputation: 'src/pages/reputation/ReputationPage.tsx',
  'edit-profile': 'src/pages/account/EditProfilePage.tsx',
  notifications: 'src/pages/notifications/NotificationsPage.tsx',
  'notification-settings': 'src/pages/notifications/settings/NotificationSettingsPage.tsx',
  unsubscribe: 'src/pages/account/UnsubscribePage.tsx',
  contacts: 'src/pages/contacts/ContactsPage.tsx',
  messages: 'src/pages/messages/MessagesPage.tsx',
  proposal: 'src/pages/proposal/ProposalPage.tsx',
  'project-ideas': 'src/pages/ideas/ProjectIdeasPage.tsx',
  roles: 'src/pages/roles/RolesPage.tsx',
  adopt: 'src/pages/adopt/AdoptPage.tsx',
  'teams-to-hire': 'src/pages/hiring/TeamsToHirePage.tsx',
  'edit-projects': 'src/pages/owner/EditProjectsPage.tsx',
  'manage-prospects': 'src/pages/owner/ManageProspectsPage.tsx',
  'project-analytics': 'src/pages/owner/AnalyticsPage.tsx',
  'manage-team': 'src/pages/owner/ManageTeamPage.tsx',
  'contribution-requests': 'src/pages/owner/RequestsPage.tsx',
  'project-tasks': 'src/pages/tasks/ProjectTasksPage.tsx',
  'user-tasks': 'src/pages/tasks/UserTasksPage.tsx',
  admin: 'src/pages/admin/AdminPage.tsx',
  payment: 'src/pages/payment/PaymentPage.tsx',
  'payment-status': 'src/pages/payment/PaymentStatusPage.tsx',
  applications: 'src/pages/applications/ApplicationsPage.tsx',
  contributions: 'src/pages/contributions/ContributionsPage.tsx',
  receipt: 'src/pages/contributions/ReceiptPage.tsx',
  payout: 'src/pages/payout/PayoutPage.tsx',
  'admin-payouts': 'src/pages/admin/payouts/AdminPayoutsPage.tsx',
  'admin-finance': 'src/pages/admin/finance/AdminFinancePage.tsx',
  '401': 'src/shell/statusPages.tsx',
  '403': 'src/shell/statusPages.tsx',
  '404': 'src/shell/statusPages.tsx',
  '503': 'src/shell/statusPages.tsx',
  kit: 'src/pages/kit/KitPage.tsx',
};

/**
 * Parts that load after the first view and that the server renders nevertheless: their styles belong to the document. Without
 * those that few documents contain, whose styles come with their code.
 */
export const RENDERED_PARTS: Partial<Record<Page['name'], readonly string[]>> = {
  index: ['src/pages/home/WhyFeatured.tsx'],
  project: [
    'src/domain/money/SupportFields.tsx',
    'src/pages/project/ProjectSections.tsx',
    'src/ui/Segmented.tsx',
    'src/ui/workspace/Table.tsx',
  ],
};
