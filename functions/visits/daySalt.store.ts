import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { newSecret, shortHashOf } from '#functions/platform/secrets.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { day, second } from '#shared/time.ts';
import { dayNumber } from './visitCounts.store.ts';

const DaySalt = z.object({ day: z.int(), salt: z.string(), ttl: z.int() });
type DaySalt = z.output<typeof DaySalt>;

/**
 * Secret of the present UTC day, with which visitors are hashed. There is one item, so that the first visit of a day
 * overwrites the secret of the day before; without further visits it expires.
 */
export const daySalts = entity({
  name: 'daySalt',
  schema: DaySalt,
  key: () => ({ pk: 'daySalt', sk: 'daySalt' }),
  ttl: ({ ttl }) => ttl,
});

/** The secret of the present day, given the stored one. Cost: 1 DynamoDB request for the first visit of a day. */
export async function saltOfToday(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  stored: DaySalt | undefined,
): Promise<string> {
  const today = dayNumber(now());
  if (stored && stored.day >= today) return stored.salt;

  const fresh = { day: today, salt: newSecret(), ttl: ((today + 1) * day) / second };
  const refused = await table.write(Step.put(daySalts.key(), fresh).whenAbsentOr('day', '<', today));
  if (!refused) return fresh.salt;
  return (await table.get(daySalts.key()))?.salt ?? fresh.salt; // another call was first
}

/** Hash of a visitor, or of a network for a limit, with the secret of a day. */
export const saltedHash = (salt: string, ...parts: readonly string[]): string =>
  shortHashOf(JSON.stringify([salt, ...parts]));

/** Visitors who have been counted today: only their hash, which is the key, and its expiry. */
export const visitors = entity({
  name: 'visitor',
  schema: z.object({ ttl: z.int() }),
  key: (hash: string) => ({ pk: `visitor#${hash}`, sk: 'visitor' }),
  ttl: ({ ttl }) => ttl,
});

/** Notes a visitor of a project once a day; refused if they have been noted. */
export const noteVisitor = (hash: string, at: string) =>
  Step.create(visitors.key(hash), { ttl: ((dayNumber(at) + 2) * day) / second });
