import * as z from 'zod/mini';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { sessions } from '#shared/settings.ts';
import { hour, minute } from '#shared/time.ts';

const StoredToken = z.object({
  kind: z.enum(['confirmation', 'reset']),
  UserID,
  /** Which sign-up a confirmation belongs to. */
  signUpId: z.optional(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type StoredToken = z.infer<typeof StoredToken>;

/** Secrets of links in mails, by their SHA-256: the secret itself is stored nowhere. */
const items = entity({
  name: 'token',
  schema: StoredToken,
  key: (hash: string) => ({ pk: `token#${hash}`, sk: 'token' }),
  ttl: ({ expiresAt }) => Math.ceil(Date.parse(expiresAt) / 1000),
});

const lifetimes = {
  confirmation: sessions.confirmationHours * hour,
  reset: sessions.resetMinutes * minute,
};

export const tokens = {
  /** A token of a secret, valid from now for as long as its kind is. */
  create(
    secret: string,
    token: { kind: StoredToken['kind']; UserID: UserID; signUpId?: string | undefined },
    now: string,
  ) {
    const expiresAt = new Date(Date.parse(now) + lifetimes[token.kind]).toISOString();
    return Step.create(items.key(hashOfSecret(secret)), { ...token, createdAt: now, expiresAt });
  },

  /** The token of a secret, if it is of this kind and still valid. */
  async find(
    table: Table,
    secret: string,
    kind: StoredToken['kind'],
    now: string,
  ): Promise<StoredToken | undefined> {
    const found = await table.get(items.key(hashOfSecret(secret)));
    return found?.kind === kind && found.expiresAt > now ? found : undefined;
  },

  /** The token is used up; somebody who used it at the same moment is refused. */
  use: (secret: string) =>
    Step.remove(items.key(hashOfSecret(secret)))
      .when('UserID', 'exists')
      .otherwise('RESET_LINK_INVALID'),

  /** Gives a used token back, because what it was used for could not be done. */
  giveBack: (secret: string, token: StoredToken) => Step.create(items.key(hashOfSecret(secret)), token),
};
