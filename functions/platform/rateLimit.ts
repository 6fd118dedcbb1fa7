import * as z from 'zod/mini';
import { minute, second } from '#shared/time.ts';
import type { Deps } from './deps.ts';
import { type Refusal, refuse } from './refusal.ts';
import { shortHashOf } from './secrets.ts';
import { entity } from './table/entity.ts';
import { Step } from './table/step.ts';

/** Maximum number of attempts in a period. */
export interface Limit {
  count: number;
  minutes: number;
}

const windows = entity({
  name: 'attempts',
  schema: z.object({
    count: z.int(),
    ttl: z.int(),
    /** Attempts in the latest shorter window that had any, and its beginning, where a shorter limit applies too. */
    burst: z.optional(z.int()),
    burstBegun: z.optional(z.int()),
  }),
  key: (of: string, begun: string) => ({ pk: `attempts#${of}`, sk: begun }),
  ttl: ({ ttl }) => ttl,
});

/** The item that counts attempts of `who` at something in the present window: its key, and the time from which it may be deleted. */
export function attemptsNow({ now }: Pick<Deps, 'now'>, what: string, who: string, { minutes }: Limit) {
  const { begun, length } = windowOf(now(), minutes);
  return { key: windows.key(`${what}#${shortHashOf(who)}`, String(begun)), ttl: begun + 2 * length };
}

/** The beginning of a window and its length, in seconds. */
export function windowOf(at: string, minutes: number): { begun: number; length: number } {
  const length = (minutes * minute) / second;
  return { begun: Math.floor(Date.parse(at) / second / length) * length, length };
}

/**
 * Counts an attempt of `who` at something (`signIn`) in fixed windows, and refuses it if the limit is reached. `who`
 * (an address, an id) is stored as a hash. Cost: 1 DynamoDB request, 1 write unit.
 */
export async function enforceRateLimit(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  what: string,
  who: string,
  limit: Limit,
): Promise<Refusal<'TOO_MANY_ATTEMPTS'> | undefined> {
  const { key, ttl } = attemptsNow({ now }, what, who, limit);
  const attempt = Step.add(key, { count: 1 })
    .set({ ttl })
    .whenAbsentOr('count', '<', limit.count)
    .otherwise('TOO_MANY_ATTEMPTS');
  return (await table.write(attempt)) && refuse('TOO_MANY_ATTEMPTS');
}

/**
 * Counts an attempt against two limits in one item, and refuses it if either is reached. The shorter window must divide the longer
 * one. Where clocks differ at the edge of a short window, its count begins again. Cost: 1 DynamoDB request, 1 write unit; 2 of each
 * for a further attempt in the same short window.
 */
export async function enforceBurstLimit(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  what: string,
  who: string,
  { long, short }: { long: Limit; short: Limit },
): Promise<Refusal<'TOO_MANY_ATTEMPTS'> | undefined> {
  const at = now();
  const { key, ttl } = attemptsNow({ now: () => at }, what, who, long);
  const { begun } = windowOf(at, short.minutes);
  const first = Step.add(key, { count: 1 })
    .set({ ttl, burst: 1, burstBegun: begun })
    .whenAbsentOr('count', '<', long.count)
    .whenAbsentOr('burstBegun', '<>', begun);
  if (!(await table.write(first))) return undefined;
  const further = Step.add(key, { count: 1, burst: 1 })
    .when('count', '<', long.count)
    .when('burstBegun', '=', begun)
    .when('burst', '<', short.count);
  return (await table.write(further)) && refuse('TOO_MANY_ATTEMPTS');
}
