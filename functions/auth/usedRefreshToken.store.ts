import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { sessions } from '#shared/settings.ts';
import { day, second } from '#shared/time.ts';

const UsedRefreshToken = z.object({
  UserID,
  /** Start of the session, in seconds since 1970. */
  since: z.int(),
  usedAt: Instant,
  /** Hash of the token that took its place. */
  successor: z.string(),
  ttl: z.int(),
});
type UsedRefreshToken = z.infer<typeof UsedRefreshToken>;

/** Refresh tokens that have been exchanged or replaced, by their SHA-256, with the sessions that they belong to. */
const items = entity({
  name: 'usedRefreshToken',
  schema: UsedRefreshToken,
  key: (hash: string) => ({ pk: `refreshToken#${hash}`, sk: 'used' }),
  ttl: ({ ttl }) => ttl,
});

export const findUse = (table: Table, token: string): Promise<UsedRefreshToken | undefined> =>
  table.get(items.key(hashOfSecret(token)));

/** Whether a token was used so long ago that only a person who has copied it uses it again. */
export const isReuse = ({ usedAt }: UsedRefreshToken, at: string): boolean =>
  Date.parse(at) - Date.parse(usedAt) > sessions.rotationGraceSeconds * second;

interface Exchange {
  from: string;
  to: string;
  UserID: UserID;
  since: number;
}

/**
 * Notes that a refresh token was exchanged for another one, for as long as its session may last. A token may be exchanged
 * again within the grace of rotation, after a lost response; the former successor is then replaced, so that of all tokens
 * of a session one is valid. False if it belongs to a thief or to their victim: the session is to be ended.
 */
export async function noteExchange(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  { from, to, UserID: id, since }: Exchange,
): Promise<boolean> {
  const use = (hash: string) =>
    Step.create(items.key(hash), {
      UserID: id,
      since,
      usedAt: now(),
      successor: hashOfSecret(to),
      ttl: ttlAfter(now(), sessions.refreshDays * day),
    });
  if (!(await table.write(use(hashOfSecret(from))))) return true;

  const former = await findUse(table, from);
  if (!former || isReuse(former, now())) return false;
  const refused = await table.transact(
    use(former.successor),
    Step.update(items.key(hashOfSecret(from)), { successor: hashOfSecret(to) }).when(
      'successor',
      '=',
      former.successor,
    ),
  );
  return !refused;
}
