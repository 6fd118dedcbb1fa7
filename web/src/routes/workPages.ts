import type { PageView } from './pageView.ts';

/** Pages of signed-in people, project owners and administrators. */
export const workPages = {
  'subscribe-payment': {
    namespaces: ['plans'],
    load: () => import('#web/pages/subscribing/SubscribePaymentPage.tsx'),
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
  contacts: {
    namespaces: ['contacts'],
    load: () => import('#web/pages/contacts/ContactsPage.tsx'),
  },
  messages: {
    namespaces: ['messages', 'applications'],
    load: () => import('#web/pages/messages/MessagesPage.tsx'),
  },
  'edit-projects': {
    namespaces: ['owner', 'proposal', 'market', 'workspace'],
    load: () => import('#web/pages/owner/EditProjectsPage.tsx'),
  },
  'manage-prospects': {
    namespaces: ['owner', 'proposal', 'market', 'workspace'],
    load: () => import('#web/pages/owner/ManageProspectsPage.tsx'),
  },
  'project-analytics': {
    namespaces: ['analytics', 'owner', 'statistics', 'market', 'workspace'],
    load: () => import('#web/pages/owner/AnalyticsPage.tsx'),
  },
  'manage-team': {
    namespaces: ['owner', 'workspace'],
    load: () => import('#web/pages/owner/ManageTeamPage.tsx'),
  },
  'contribution-requests': {
    namespaces: ['owner', 'applications', 'market', 'workspace'],
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
  applications: {
    namespaces: ['applications', 'workspace'],
    load: () => import('#web/pages/applications/ApplicationsPage.tsx'),
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
    namespaces: ['payout', 'payment', 'refunds', 'checks', 'workspace'],
    load: () => import('#web/pages/payout/PayoutPage.tsx'),
  },
  'admin-payouts': {
    namespaces: ['moderation', 'payout', 'admin'],
    load: () => import('#web/pages/admin/payouts/AdminPayoutsPage.tsx'),
  },
  'admin-finance': {
    namespaces: ['finance', 'admin'],
    load: () => import('#web/pages/admin/finance/AdminFinancePage.tsx'),
  },
} as const satisfies Record<string, PageView>;
