import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import type { Table } from '#functions/platform/table.ts';
import { Country, Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { visitDevices } from '#shared/visits.ts';

const StoredSession = z.object({
  UserID,
  /** Start of the session, in seconds since 1970. */
  since: z.int(),
  /** Cognito's id of the session, which may change with its refresh token. */
  sessionId: z.optional(z.string()),
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  device: z.enum(visitDevices),
  country: z.optional(Country),
  /** Time of the last use, to the day. */
  lastUsed: Instant,
  /** Time at which the session ends for want of use. */
  ttl: z.int(),
});
export type StoredSession = z.infer<typeof StoredSession>;

const partitionOf = (id: UserID) => `sessions#${id}`;

/** Sessions of people, for them to see. Whether one has ended is in the person's record. */
export const signedInSessions = entity({
  name: 'session',
  schema: StoredSession,
  key: (id: UserID, since: number) => ({ pk: partitionOf(id), sk: String(since) }),
  ttl: ({ ttl }) => ttl,
});

export const sessionsOf = (id: UserID) => ({ pk: partitionOf(id) });

/** More than anybody has open; fewer than a transaction takes. */
const mostRead = 90;

/** The latest sessions of a person, ended ones included. */
export async function readSessions(table: Table, id: UserID): Promise<StoredSession[]> {
  const { items } = await table.query(signedInSessions, {
    ...sessionsOf(id),
    order: 'desc',
    limit: mostRead,
  });
  return items;
}
