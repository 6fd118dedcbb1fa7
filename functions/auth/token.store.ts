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
  kind: z.enum(['confirmation', 'reset', 'emailChange']),
  UserID,
  /** Of a change of address: from which one to which. */
  addresses: z.optional(z.object({ from: z.string(), to: z.string() })),
  createdAt: Instant,
  expiresAt: Instant,
});
export type StoredToken = z.infer<typeof StoredToken>;

/** Tokens of emailed links, by the SHA-256 of their secret. The secret itself is not stored. */
const items = entity({
  name: 'token',
  schema: StoredToken,
  key: (hash: string) => ({ pk: `token#${hash}`, sk: 'token' }),
  ttl: ({ expiresAt }) => Math.ceil(Date.parse(expiresAt) / 1000),
});

const lifetimes = {
  confirmation: sessions.confirmationHours * hour,
  reset: sessions.resetMinutes * minute,
  emailChange: sessions.confirmationHours * hour,
};

export const tokens = {
  /** Creates a token that is valid from now for the lifetime of its kind. */
  create(secret: string, token: Pick<StoredToken, 'kind' | 'UserID' | 'addresses'>, now: string) {
    const expiresAt = new Date(Date.parse(now) + lifetimes[token.kind]).toISOString();
    return Step.create(items.key(hashOfSecret(secret)), { ...token, createdAt: now, expiresAt });
  },

  /** Finds a valid token of a kind by its secret. */
  find: (table: Table, secret: string, kind: StoredToken['kind'], now: string) =>
    tokens.findByHash(table, hashOfSecret(secret), kind, now),

  /** Finds a valid token of a kind by the hash of its secret, which proves nothing. */
  async findByHash(
    table: Table,
    hash: string,
    kind: StoredToken['kind'],
    now: string,
  ): Promise<StoredToken | undefined> {
    const found = await table.get(items.key(hash));
    return found?.kind === kind && found.expiresAt > now ? found : undefined;
  },

  /** Deletes a token. Refused if a simultaneous request has used it. */
  use: (secret: string) =>
    Step.remove(items.key(hashOfSecret(secret)))
      .when('UserID', 'exists')
      .otherwise('RESET_LINK_INVALID'),

  /** Deletes a token whose link changes an address. Refused if a simultaneous request has used it. */
  useForAddress: (secret: string) =>
    Step.remove(items.key(hashOfSecret(secret)))
      .when('UserID', 'exists')
      .otherwise('CONFIRMATION_LINK_INVALID'),

  /** Restores a used token after its use has failed. */
  giveBack: (secret: string, token: StoredToken) => Step.create(items.key(hashOfSecret(secret)), token),
};
