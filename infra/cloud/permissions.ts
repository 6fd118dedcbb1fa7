import type { IdentityOperation } from '#infra/cloud/platform/identity.ts';
import type { TableAccess } from '#infra/cloud/platform/table.ts';
import type { EndpointID } from '#shared/contracts/index.ts';

/** What a function may reach beside its own log. What is not named here, it cannot do. */
export interface Permissions {
  table: TableAccess;
  identity?: readonly IdentityOperation[];
  /** Post to the ledger; what is posted nobody may change. */
  ledger?: true;
  /** Stripe's secret key and webhook secret. */
  stripe?: true;
  /** `sign` uploads, or `process` them into what is shown. */
  files?: 'sign' | 'process';
  /** Send mail in the site's name. */
  mail?: true;
}

/** Every domain of the API: one role a function, with what its domain needs. */
export const domainPermissions: Record<string, Permissions> = {
  system: { table: 'write' },
  auth: {
    table: 'write',
    identity: [
      'AdminCreateUser',
      'AdminDeleteUser',
      'AdminInitiateAuth',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminUserGlobalSignOut',
    ],
  },
  authors: { table: 'write' },
  uploads: { table: 'write', files: 'sign' },
  projects: { table: 'write' },
  prospects: { table: 'write' },
  requests: { table: 'write' },
  teams: { table: 'write' },
  money: { table: 'write', ledger: true, stripe: true },
  admin: { table: 'write' },
  notifications: { table: 'write' },
};

/** Endpoints that need less than the rest of their domain: what stands here replaces the domain's line. */
export const endpointPermissions: Partial<Record<EndpointID, Permissions>> = {
  healthCheck: { table: 'read' },
  checkAccess: { table: 'read' },
  getUpload: { table: 'read' },
  getPlatformFee: { table: 'read' },
  initiatePayment: { table: 'write' },
  listProjectPayments: { table: 'read' },
  listOwnedOrders: { table: 'read' },
  listMyPayouts: { table: 'read' },
  listAllPayouts: { table: 'read' },
};

/** What runs without a caller: scheduled jobs, the table's stream, new uploads. */
export const jobPermissions: Record<string, Permissions> = {
  payouts: { table: 'write', ledger: true, stripe: true },
  reconciliation: { table: 'write', ledger: true, stripe: true },
  orderExpiry: { table: 'write', ledger: true, stripe: true },
  requestReminders: { table: 'write' },
  processStream: { table: 'write', mail: true },
  processUpload: { table: 'write', files: 'process' },
};
