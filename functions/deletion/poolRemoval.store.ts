import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { UserID } from '#shared/ids.ts';

const PoolRemoval = z.object({
  UserID,
  /** Users of the pool that remain to be deleted. */
  usernames: z.array(z.string()),
});
export type PoolRemoval = z.output<typeof PoolRemoval>;

/** Partition of gsi2: removals that remain. */
const remaining = 'poolRemovals';

/** Deleted accounts whose users are still in the user pool. */
export const poolRemovals = entity({
  name: 'poolRemoval',
  schema: PoolRemoval,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'poolRemoval' }),
  gsi2: ({ UserID }) => ({ pk: remaining, sk: UserID }),
});

export const remainingRemovals = { index: 'gsi2', pk: remaining } as const;

export const poolRemovalSteps = {
  begin: (removal: PoolRemoval) => Step.put(poolRemovals.key(removal.UserID), removal),
  end: (id: UserID) => Step.remove(poolRemovals.key(id)),
};
