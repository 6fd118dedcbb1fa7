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
  schema: z.object({ count: z.int(), ttl: z.int() }),
  key: (of: string, begun: string) => ({ pk: `attempts#${of}`, sk: begun }),
  ttl: ({ ttl }) => ttl,
});

/** The item that counts attempts of `who` at something in the present window: its key, and the time from which it may be deleted. */
export function attemptsNow({ now }: Pick<Deps, 'now'>, what: string, who: string, { minutes }: Limit) {
  const length = (minutes * minute) / second;
  const begun = Math.floor(Date.parse(now()) / second / length) * length;
  return { key: windows.key(`${what}#${shortHashOf(who)}`, String(begun)), ttl: begun + 2 * length };
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
