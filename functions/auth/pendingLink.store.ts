import * as z from 'zod/mini';
import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { identities } from '#functions/platform/caller.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { minute } from '#shared/time.ts';

const PendingLink = z.object({
  /** The provider's user, by their name in the user pool. */
  username: z.string(),
  UserID,
  expiresAt: Instant,
});

/**
 * Users of identity providers who are to be linked to an account as soon as its owner has signed in, by the SHA-256 of a
 * secret.
 */
const items = entity({
  name: 'pendingLink',
  schema: PendingLink,
  key: (secret: string) => ({ pk: `pendingLink#${hashOfSecret(secret)}`, sk: 'pendingLink' }),
  ttl: ({ expiresAt }) => Math.ceil(Date.parse(expiresAt) / 1000),
});

/** Time that the owner of the account has to sign in, in milliseconds. */
const lifetime = 15 * minute;

export const pendingLinks = {
  create: (secret: string, link: { username: string; UserID: UserID }, now: string) =>
    Step.create(items.key(secret), {
      ...link,
      expiresAt: new Date(Date.parse(now) + lifetime).toISOString(),
    }),

  /** The provider's user who waits to be linked to this account, if there is one. */
  async find(table: Table, secret: string, id: UserID, now: string): Promise<string | undefined> {
    const found = await table.get(items.key(secret));
    return found && found.UserID === id && found.expiresAt > now ? found.username : undefined;
  },

  /** Ends the wait. Refused if a simultaneous call has ended it. */
  end: (secret: string) => Step.remove(items.key(secret)).when('UserID', 'exists'),
};

export const linkSteps = {
  link: (username: string, id: UserID) => Step.put(identities.key(username), { username, UserID: id }),

  /** Links a provider's user to an active account. */
  toActive: (username: string, { UserID: id, providerUsernames = [] }: StoredUser) =>
    [
      linkSteps.link(username, id),
      Step.update(authors.key(id), {
        providerUsernames: [...providerUsernames.filter(known => known !== username), username],
      }).when('status', '=', 'active'),
    ] as const,
};
