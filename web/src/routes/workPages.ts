import type { PageView } from './pageView.ts';

/** Pages of signed-in people, project owners and administrators. */
export const workPages = {
  'subscribe-payment': {
    namespaces: ['plans'],
    file: 'subscribing/SubscribePaymentPage.tsx',
  },
  'edit-profile': {
    namespaces: ['account'],
    file: 'account/EditProfilePage.tsx',
  },
  home: {
    namespaces: ['ownHome', 'notifications', 'suggestions', 'market'],
    file: 'ownHome/OwnHomePage.tsx',
  },
  notifications: {
    namespaces: ['notifications'],
    file: 'notifications/NotificationsPage.tsx',
  },
  'notification-settings': {
    namespaces: ['subscriptions', 'searches'],
    file: 'notifications/settings/NotificationSettingsPage.tsx',
  },
  contacts: {
    namespaces: ['contacts'],
    file: 'contacts/ContactsPage.tsx',
  },
  messages: {
    namespaces: ['messages', 'applications', 'attachments'],
    file: 'messages/MessagesPage.tsx',
  },
  'edit-projects': {
    namespaces: ['owner', 'proposal', 'market', 'workspace'],
    file: 'owner/EditProjectsPage.tsx',
  },
  'project-translations': {
    namespaces: ['translations', 'owner', 'proposal', 'market', 'workspace'],
    file: 'owner/TranslationsPage.tsx',
  },
  'manage-prospects': {
    namespaces: ['owner', 'proposal', 'market', 'workspace'],
    file: 'owner/ManageProspectsPage.tsx',
  },
  'project-analytics': {
    namespaces: ['analytics', 'owner', 'statistics', 'market', 'workspace'],
    file: 'owner/AnalyticsPage.tsx',
  },
  'manage-team': {
    namespaces: ['owner'],
    file: 'owner/ManageTeamPage.tsx',
  },
  'contribution-requests': {
    namespaces: ['owner', 'applications', 'market'],
    file: 'owner/RequestsPage.tsx',
  },
  'project-ideas': {
    namespaces: ['ideas', 'proposal', 'market', 'workspace'],
    file: 'ideas/ProjectIdeasPage.tsx',
  },
  'project-tasks': {
    namespaces: ['tasks', 'workspace'],
    file: 'tasks/ProjectTasksPage.tsx',
  },
  'user-tasks': {
    namespaces: ['tasks'],
    file: 'tasks/UserTasksPage.tsx',
  },
  admin: {
    namespaces: ['admin', 'owner', 'market', 'moderation', 'statistics'],
    file: 'admin/AdminPage.tsx',
  },
  payment: {
    namespaces: ['payment', 'project'],
    file: 'payment/PaymentPage.tsx',
  },
  'payment-status': {
    namespaces: ['payment'],
    file: 'payment/PaymentStatusPage.tsx',
  },
  applications: {
    namespaces: ['applications'],
    file: 'applications/ApplicationsPage.tsx',
  },
  contributions: {
    namespaces: ['contributions', 'payment'],
    file: 'contributions/ContributionsPage.tsx',
  },
  receipt: {
    namespaces: ['contributions', 'payment'],
    file: 'contributions/ReceiptPage.tsx',
  },
  payout: {
    namespaces: ['payout', 'payment', 'refunds', 'checks'],
    file: 'payout/PayoutPage.tsx',
  },
  'admin-payouts': {
    namespaces: ['moderation', 'payout', 'admin'],
    file: 'admin/payouts/AdminPayoutsPage.tsx',
  },
  'admin-finance': {
    namespaces: ['finance', 'admin'],
    file: 'admin/finance/AdminFinancePage.tsx',
  },
} as const satisfies Record<string, PageView>;
