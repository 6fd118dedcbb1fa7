import { expireUnconfirmedAccounts } from '#functions/auth/expireUnconfirmedAccounts.ts';
import { finishPoolRemovals } from '#functions/deletion/removePoolUsers.ts';
import { userPool } from '#functions/platform/identity.ts';
import { job } from '#functions/platform/job.ts';
import { ensureSpecialAccounts } from '#functions/system/ensureSpecialAccounts.ts';

/** Removes accounts that were never confirmed, and finishes removals from the user pool that were interrupted. */
export const accountExpiry = job('accountExpiry', {
  uses: [userPool('AdminDeleteUser')],
  run: async (_event: unknown, deps) => {
    await ensureSpecialAccounts(deps);
    return {
      ...(await expireUnconfirmedAccounts(deps)),
      ...(await finishPoolRemovals(deps)),
    };
  },
});
