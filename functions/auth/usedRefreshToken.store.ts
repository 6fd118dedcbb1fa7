import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { sessions } from '#shared/settings.ts';
import { day } from '#shared/time.ts';

/** Refresh tokens that have been exchanged, by their SHA-256, with the sessions that they belong to. */
export const usedRefreshTokens = entity({
  name: 'usedRefreshToken',
  schema: z.object({ UserID, since: z.int(), usedAt: Instant, ttl: z.int() }),
  key: (token: string) => ({ pk: `refreshToken#${hashOfSecret(token)}`, sk: 'used' }),
  ttl: ({ ttl }) => ttl,
});

/** Notes that a refresh token has been exchanged, for as long as its session may last. */
export const noteUse = (
  { now }: Pick<Deps, 'now'>,
  token: string,
  { UserID: id, since }: { UserID: UserID; since: number },
) =>
  Step.create(usedRefreshTokens.key(token), {
    UserID: id,
    since,
    usedAt: now(),
    ttl: ttlAfter(now(), sessions.refreshDays * day),
  });
