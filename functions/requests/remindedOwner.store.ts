import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { Instant } from '#shared/fields.ts';
import type { UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

/**
 * Time up to which an owner has been emailed about requests that are due for a reminder: the end of that day in their time zone then.
 * Being an instant, it holds when they move to another time zone.
 */
export const remindedOwners = entity({
  name: 'remindedOwner',
  schema: z.object({ until: Instant }),
  key: (owner: UserID) => ({ pk: `remindedOwner#${owner}`, sk: 'remindedOwner' }),
  ttl: ({ until }) => ttlAfter(until, day),
});

/** Notes an email. Refused if another run has just sent one. */
export const remindOwner = (owner: UserID, { until, now }: { until: string; now: string }) =>
  Step.put(remindedOwners.key(owner), { until }).whenAbsentOr('until', '<=', now);
