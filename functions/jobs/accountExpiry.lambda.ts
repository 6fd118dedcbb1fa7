import { expireUnconfirmedAccounts } from '#functions/auth/expireUnconfirmedAccounts.ts';
import { makeIdentity } from '#functions/platform/identity.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('accountExpiry', (_event: unknown, deps) => expireUnconfirmedAccounts(deps), {
  identity: makeIdentity,
});
