import type { IdentityOperation } from '#infra/cloud/platform/identity.ts';
import type { TableAccess } from '#infra/cloud/platform/table.ts';
import type { Contract } from '#shared/contract.ts';
import type { EndpointID } from '#shared/contracts/index.ts';

/** Permissions of a function besides writing its log. Everything else is denied. */
export interface Permissions {
  table: TableAccess;
  /** The only partitions that it writes to; `attempts#*` are all keys that begin so. All but the ledger's by default. */
  partitions?: readonly string[];
  /** Its settings, and the operations that need a permission: those that anyone may call need none. */
  identity?: readonly IdentityOperation[];
  /** Post to the ledger; postings cannot be changed. */
  ledger?: true;
  /** Stripe's secret key and webhook secret. */
  stripe?: true;
  /** Sign and check the state that people return with from the provider's onboarding. */
  onboarding?: true;
  /**
   * `sign` uploads, `process` them into public files, `preview` videos that are not public, `release` them, or `publish` files made
   * otherwise.
   */
  files?: 'sign' | 'process' | 'preview' | 'release' | 'publish';
  /** Send email in the site's name. */
  mail?: true;
  /** Sign and check the unsubscribe links in emails. */
  unsubscribeLinks?: true;
  /** Hash the addresses of people who had used their trial, with the same secret. */
  addressHashes?: true;
  /** Send messages to the queue of payouts. */
  payoutQueue?: true;
  /** Call the configured model of Amazon Bedrock, if any. */
  generator?: true;
}

const signingIn = ['AdminInitiateAuth', 'AdminRespondToAuthChallenge'] as const;
const settingPassword = ['AdminCreateUser', 'AdminSetUserPassword'] as const;

/** Permissions by domain; each function has a role of its own. GET endpoints may only read, unless they are named below. */
export const domainPermissions: Record<string, Permissions> = {
  system: { table: 'write' },
  auth: { table: 'write' },
  authors: { table: 'write' },
  uploads: { table: 'write', files: 'sign' },
  projects: { table: 'write' },
  prospects: { table: 'write' },
  requests: { table: 'write' },
  teams: { table: 'write' },
  tasks: { table: 'write' },
  contacts: { table: 'write' },
  money: { table: 'write', ledger: true, stripe: true },
  subscriptions: { table: 'write', stripe: true },
  admin: { table: 'write' },
  reports: { table: 'write' },
  statistics: { table: 'read' },
  finance: { table: 'read' },
  notifications: { table: 'write' },
  messages: { table: 'write' },
  generated: { table: 'write', generator: true },
  reputation: { table: 'read' },
  recruiting: { table: 'write' },
  suggestions: { table: 'write' },
  adoption: { table: 'write' },
  proof: { table: 'read' },
  deletion: { table: 'write' },
  personalData: { table: 'read' },
  analytics: { table: 'write' },
};

/** Of the function that renders pages with what anonymous visitors may read. */
export const pagePermissions: Permissions = { table: 'read' };

/** The partitions of limits, which count attempts, and of events. */
const counting = ['attempts#*'];
const announcing = [...counting, 'outbox#*'];

/** Endpoints with other permissions than the rest of their domain, which these replace. */
export const endpointPermissions: Partial<Record<EndpointID, Permissions>> = {
  addLog: { table: 'write', partitions: counting },
  requestConfirmation: { table: 'write', partitions: announcing },
  requestPasswordReset: { table: 'write', partitions: announcing },
  recordVisit: { table: 'write', partitions: [...counting, 'daySalt', 'visitor#*', 'visits#*'] },
  signUp: { table: 'write', identity: [...settingPassword, 'AdminDeleteUser'] },
  getEmailConfirmation: { table: 'read' },
  confirmEmail: {
    table: 'write',
    identity: [...settingPassword, 'AdminInitiateAuth', 'AdminUpdateUserAttributes'],
  },
  /** A recovery code turns two-factor authentication off. */
  signIn: { table: 'write', identity: [...signingIn, 'AdminSetUserMFAPreference'] },
  getSsoToken: { table: 'write' },
  verifyIdentity: { table: 'write', identity: ['AdminUpdateUserAttributes'] },
  refreshSession: { table: 'write', identity: [] },
  signOut: { table: 'write', identity: [] },
  resetPassword: {
    table: 'write',
    identity: [
      ...settingPassword,
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
      'AdminSetUserMFAPreference',
    ],
  },
  changePassword: { table: 'write', identity: [...signingIn, ...settingPassword, 'AdminUserGlobalSignOut'] },
  requestEmailChange: { table: 'write', partitions: announcing, identity: ['AdminInitiateAuth'] },
  confirmEmailChange: { table: 'write', identity: ['AdminUpdateUserAttributes'] },
  beginTwoFactor: { table: 'write', identity: ['AdminInitiateAuth'] },
  confirmTwoFactor: { table: 'write', identity: ['AdminInitiateAuth', 'AdminSetUserMFAPreference'] },
  removeTwoFactor: { table: 'write', identity: [...signingIn, 'AdminSetUserMFAPreference'] },
  deleteAccount: { table: 'write', identity: [...signingIn, 'AdminDeleteUser'] },
  getAccountDeletion: { table: 'read' },
  getSignInUrl: { table: 'read', identity: [] },
  onboardConnect: { table: 'write', ledger: true, stripe: true, onboarding: true },
  returnConnect: { table: 'write', ledger: true, stripe: true, onboarding: true },
  refreshConnect: { table: 'write', ledger: true, stripe: true, onboarding: true },
  getAccountStatus: { table: 'write', ledger: true, stripe: true },
  healthCheck: { table: 'read' },
  checkAccess: { table: 'read' },
  getUpload: { table: 'read', files: 'preview' },
  getPlatformFee: { table: 'read' },
  getProjectFee: { table: 'read' },
  getPageConfig: { table: 'read' },
  listProjectTasks: { table: 'read' },
  getTaskReward: { table: 'read' },
  listAuthorTasks: { table: 'read' },
  listTaskBoards: { table: 'read' },
  listMessages: { table: 'read' },
  getMessage: { table: 'read' },
  listDrafts: { table: 'read' },
  initiatePayment: { table: 'write' },
  setOrderAnonymity: { table: 'write' },
  listMyOrders: { table: 'read' },
  getReceipt: { table: 'read' },
  getOrderRefunds: { table: 'read' },
  requestRefund: { table: 'write' },
  listOwnedRefunds: { table: 'read' },
  listRefunds: { table: 'read' },
  listDisputes: { table: 'read' },
  listChecks: { table: 'read' },
  listDebts: { table: 'read' },
  listMyDebts: { table: 'read' },
  listMyEarnings: { table: 'read' },
  listProjectPayments: { table: 'read' },
  listOwnedOrders: { table: 'read' },
  listProjectOrders: { table: 'read' },
  previewShares: { table: 'read' },
  listInvoices: { table: 'read' },
  getInvoice: { table: 'read' },
  saveVatNumber: { table: 'write' },
  getStatement: { table: 'read' },
  listStatementLines: { table: 'read' },
  listMyPayouts: { table: 'read' },
  getPayoutOrigin: { table: 'read' },
  listAllPayouts: { table: 'read' },
  holdPayout: { table: 'write' },
  releasePayout: { table: 'write' },
  holdPayouts: { table: 'write' },
  releasePayouts: { table: 'write' },
  listSubscriptionPlans: { table: 'read' },
  getSubscriptionPlan: { table: 'read' },
  getMySubscription: { table: 'read', addressHashes: true },
  listSubscriptionPayments: { table: 'read' },
  prepareSubscriptionPayment: { table: 'write', addressHashes: true },
  subscribe: { table: 'write', stripe: true, addressHashes: true },
  listContacts: { table: 'read' },
  listAuthorContacts: { table: 'read' },
  listPendingContactRequests: { table: 'read' },
  listBlockedContacts: { table: 'read' },
  getContact: { table: 'read' },
  ssoLogin: { table: 'write', identity: ['AdminListGroupsForUser'] },
  listAuditEntries: { table: 'read' },
  findPeople: { table: 'read' },
  getPerson: { table: 'read' },
  listSuggestedProspects: { table: 'read' },
  listSuggestedPeople: { table: 'read' },
  listGeneratedIdeas: { table: 'read' },
  listGeneratedProspects: { table: 'read' },
  listGeneratedTasks: { table: 'read' },
  listReports: { table: 'read' },
  getReport: { table: 'read' },
  listTeamsToHire: { table: 'read' },
  getRecruitLabel: { table: 'read' },
  getNotificationPreferences: { table: 'read' },
  openUnsubscribe: { table: 'read' },
  getSubscription: { table: 'read', unsubscribeLinks: true },
  saveSubscription: { table: 'write', partitions: ['user#*'], unsubscribeLinks: true },
  unsubscribe: { table: 'write', partitions: ['user#*'], unsubscribeLinks: true },
  getAdoption: { table: 'read' },
  listAdoptionCandidates: { table: 'read' },
  listProjectsToAdopt: { table: 'read' },
  listPendingAdoptions: { table: 'read' },
  /** Counts its calls. */
  exportMyData: { table: 'write', partitions: counting },
};

/** Functions without a caller: scheduled jobs, the table's stream and new uploads. */
export const jobPermissions: Record<string, Permissions> = {
  probe: { table: 'read' },
  payouts: { table: 'read', payoutQueue: true },
  sendPayouts: { table: 'write', ledger: true, stripe: true, payoutQueue: true },
  reconciliation: { table: 'write', ledger: true, stripe: true },
  ledgerCheck: { table: 'write', stripe: true },
  orderExpiry: { table: 'write', ledger: true, stripe: true },
  payeeReminders: { table: 'write' },
  invoices: { table: 'write', ledger: true },
  accountExpiry: { table: 'write', identity: ['AdminDeleteUser'] },
  trialReminders: { table: 'write' },
  requestReminders: { table: 'write' },
  refundReminders: { table: 'write' },
  taskReminders: { table: 'write' },
  trending: { table: 'write' },
  sitemaps: { table: 'read', files: 'publish' },
  proof: { table: 'write' },
  proofCheck: { table: 'write' },
  digests: { table: 'write', mail: true, unsubscribeLinks: true },
  processStream: {
    table: 'write',
    files: 'release',
    mail: true,
    unsubscribeLinks: true,
    addressHashes: true,
    payoutQueue: true,
  },
  processUpload: { table: 'write', files: 'process' },
  recordMailFeedback: { table: 'write', partitions: ['user#*'] },
};

/** Permissions of an endpoint; undefined if neither it nor its domain is named. */
export function permissionsOf({ id, domain, method }: Pick<Contract, 'id' | 'domain' | 'method'>) {
  const own = (endpointPermissions as Partial<Record<string, Permissions>>)[id];
  const ofDomain = domainPermissions[domain];
  return own ?? (method === 'GET' && ofDomain ? { ...ofDomain, table: 'read' as const } : ofDomain);
}
