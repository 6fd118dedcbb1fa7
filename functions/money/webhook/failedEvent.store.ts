import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Instant } from '#shared/fields.ts';
import { day, minute } from '#shared/time.ts';

/** An event that could not be applied, and when it is tried again. */
const FailedEvent = z.object({
  id: z.string(),
  type: z.string(),
  /** Unix seconds of the provider. */
  created: z.int(),
  failures: z.int(),
  retryAt: Instant,
});
export type FailedEvent = z.output<typeof FailedEvent>;

/** Partition of gsi1: failed events by the time of their next attempt. */
export const failedEventsByRetry = 'failedEvents';

/** Events that could not be applied, by id. */
export const failedEvents = entity({
  name: 'failedEvent',
  schema: FailedEvent,
  key: (id: string) => ({ pk: 'failedEvents', sk: id }),
  gsi1: ({ id, retryAt }) => ({ pk: failedEventsByRetry, sk: `${retryAt}#${id}` }),
});

/** Failures after which an event counts as set aside: an alarm is raised, and it is still tried once a day. */
export const setAsideAfter = 5;

/** Time of the next attempt: after 15 minutes, then twice as long after each failure, at most a day. */
export function retryEventAt(failures: number, now: string): string {
  const distance = Math.min(day, 15 * minute * 2 ** (failures - 1));
  return new Date(Date.parse(now) + distance).toISOString();
}
