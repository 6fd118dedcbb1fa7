import * as z from 'zod/mini';
import { entity } from './table/entity.ts';
import { Step } from './table/step.ts';

/** How often something may be done. */
export interface Limit {
  /** What is done: `addComment`. */
  action: string;
  /** By whom: a UserID, an address, a hash of one. */
  by: string;
  most: number;
  /** In so many seconds. */
  seconds: number;
}

const Attempts = z.object({ count: z.int(), ttl: z.int() });

const attempts = entity({
  name: 'attempts',
  schema: Attempts,
  key: (action: string, by: string, window: number) => ({ pk: `rate#${action}#${by}`, sk: String(window) }),
  ttl: ({ ttl }) => ttl,
});

/**
 * A limit at a moment. Load `key` with whatever else the operation reads, and put `step` of what was found into its
 * transaction: one attempt more, or TOO_MANY_ATTEMPTS. Two first attempts at once: one of them is CHANGED_MEANWHILE.
 */
export function rateLimit({ action, by, most, seconds }: Limit, now: string) {
  const second = Math.floor(Date.parse(now) / 1000);
  const window = Math.floor(second / seconds);
  const key = attempts.key(action, by, window);
  return {
    key,
    step: (known: z.output<typeof Attempts> | undefined) =>
      known
        ? Step.add(key, { count: 1 }).when('count', '<', most).otherwise('TOO_MANY_ATTEMPTS')
        : Step.create(key, { count: 1, ttl: (window + 2) * seconds }),
  };
}
