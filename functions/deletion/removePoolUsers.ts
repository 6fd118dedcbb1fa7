import { identities } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import { errorFields } from '#functions/platform/log.ts';
import { type PoolRemoval, poolRemovalSteps, poolRemovals, remainingRemovals } from './poolRemoval.store.ts';

type RemovalDeps = Deps & { identity: Identity };

/**
 * Deletes the users of a deleted account from the user pool. A user of an identity provider who has opened a new account
 * meanwhile stays. Can be repeated after an interruption: the record goes last.
 */
export async function removePoolUsers(
  { table, identity }: RemovalDeps,
  { UserID, usernames }: PoolRemoval,
): Promise<void> {
  for (const username of usernames) {
    const linked = await table.get(identities.key(username));
    if (!linked || linked.UserID === UserID) await identity.remove(username);
  }
  await table.write(poolRemovalSteps.end(UserID));
}

/** Finishes the removals that were interrupted. One that fails is tried again by the next run. */
export async function finishPoolRemovals(deps: RemovalDeps): Promise<{ removed: number }> {
  let removed = 0;
  for await (const removal of deps.table.each(poolRemovals, remainingRemovals)) {
    try {
      await removePoolUsers(deps, removal);
      removed += 1;
    } catch (error) {
      deps.log.error('pool_user.removal_failed', { UserID: removal.UserID, ...errorFields(error) });
    }
  }
  return { removed };
}
