import type { Page } from './pages.ts';

/**
 * The file that each page loads, relative to web/: the build preloads its code and styles. Kept apart from the pages,
 * because the browser does not need it.
 */
export const SOURCES: Record<Page['name'], string> = {
  index: 'src/pages/home/HomePage.tsx',
  market: 'src/pages/market/MarketPage.tsx',
  project: 'src/pages/project/ProjectPage.tsx',
  authors: 'src/pages/authors/AuthorsPage.tsx',
  author: 'src/pages/authors/AuthorPage.tsx',
  generic: 'src/pages/generic/GenericPage.tsx',
  signup: 'src/pages/account/SignUpPage.tsx',
  signin: 'src/pages/account/SignInPage.tsx',
  'forgot-password': 'src/pages/account/ForgotPasswordPage.tsx',
  reset: 'src/pages/account/ResetPage.tsx',
  'confirm-email': 'src/pages/account/ConfirmEmailPage.tsx',
  'edit-profile': 'src/pages/account/EditProfilePage.tsx',
  notifications: 'src/pages/notifications/NotificationsPage.tsx',
  contacts: 'src/pages/contacts/ContactsPage.tsx',
  messages: 'src/pages/messages/MessagesPage.tsx',
  proposal: 'src/pages/proposal/ProposalPage.tsx',
  'edit-projects': 'src/pages/owner/EditProjectsPage.tsx',
  'manage-prospects': 'src/pages/owner/ManageProspectsPage.tsx',
  'contribution-requests': 'src/pages/owner/RequestsPage.tsx',
  'project-tasks': 'src/pages/tasks/ProjectTasksPage.tsx',
  'user-tasks': 'src/pages/tasks/UserTasksPage.tsx',
  admin: 'src/pages/admin/AdminPage.tsx',
  payment: 'src/pages/payment/PaymentPage.tsx',
  'payment-status': 'src/pages/payment/PaymentStatusPage.tsx',
  payout: 'src/pages/payout/PayoutPage.tsx',
  'admin-payouts': 'src/pages/admin/payouts/AdminPayoutsPage.tsx',
  '401': 'src/shell/statusPages.tsx',
  '403': 'src/shell/statusPages.tsx',
  '404': 'src/shell/statusPages.tsx',
  '503': 'src/shell/statusPages.tsx',
  kit: 'src/pages/kit/KitPage.tsx',
};
