import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { sessions } from '#shared/settings.ts';
import { day } from '#shared/time.ts';

const UnconfirmedAccount = z.object({ UserID, expiresAt: Instant });

const shards = 4;
const shardName = (shard: number) => `unconfirmedAccounts#${shard}`;

/** Partitions of gsi2: unconfirmed accounts in order of their expiry. */
export const unconfirmedShards = Array.from({ length: shards }, (_, shard) => shardName(shard));

/** Accounts whose address has not been confirmed. */
export const unconfirmedAccounts = entity({
  name: 'unconfirmedAccount',
  schema: UnconfirmedAccount,
  key: (id: UserID) => ({ pk: `user#${id}`, sk: 'unconfirmed' }),
  gsi2: ({ UserID, expiresAt }) => ({
    pk: shardName(shardIndex(UserID, shards)),
    sk: `${expiresAt}#${UserID}`,
  }),
});

/** Time at which an account opened at `openedAt` expires if it is not confirmed. Its username is taken until then. */
export const expiryOf = (openedAt: string): string =>
  new Date(Date.parse(openedAt) + sessions.unconfirmedDays * day).toISOString();

export const unconfirmedSteps = {
  /** Starts the time to confirm, or starts it again. */
  start: (UserID: UserID, at: string) =>
    Step.put(unconfirmedAccounts.key(UserID), { UserID, expiresAt: expiryOf(at) }),

  end: (UserID: UserID) => Step.remove(unconfirmedAccounts.key(UserID)),
};
