import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { minute, second } from '#shared/time.ts';
import type { Deps } from './deps.ts';
import { type Refusal, refuse } from './refusal.ts';
import { entity } from './table/entity.ts';
import { Step } from './table/step.ts';

/** How often something may be tried in a span of time. */
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

/**
 * Counts one attempt of somebody at something (`signIn`), in windows of fixed length; refused when the window is
 * full. `who` (an address, an id) is stored as its hash. One request to the table for the first attempt of a window.
 */
export async function enforceRateLimit(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  what: string,
  who: string,
  { count, minutes }: Limit,
): Promise<Refusal<'TOO_MANY_ATTEMPTS'> | undefined> {
  const length = (minutes * minute) / second;
  const begun = Math.floor(Date.parse(now()) / 1000 / length) * length;
  const window = windows.key(`${what}#${hashOf(who)}`, String(begun));

  const isFirst = !(await table.write(Step.create(window, { count: 1, ttl: begun + 2 * length })));
  if (isFirst) return undefined;

  const full = Step.add(window, { count: 1 }).when('count', '<', count).otherwise('TOO_MANY_ATTEMPTS');
  return (await table.write(full)) && refuse('TOO_MANY_ATTEMPTS');
}

const hashOf = (who: string): string => createHash('sha256').update(who).digest('base64url').slice(0, 22);
