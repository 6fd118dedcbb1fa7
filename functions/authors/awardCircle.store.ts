import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { Instant } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

/** Days for which administrators see a circle after the last award in it. */
const keptDays = 180;

/** People who have awarded each other points for tasks: one item in the partition of each. */
export const awardCircles = entity({
  name: 'awardCircle',
  schema: z.object({ otherId: UserID, lastAt: Instant, ttl: z.int() }),
  key: (id: UserID, other: UserID) => ({ pk: `user#${id}`, sk: `awardCircle#${other}` }),
  ttl: ({ ttl }) => ttl,
});

/** Query for the circles of a person. */
export const awardCirclesOf = (id: UserID) => ({ pk: `user#${id}`, beginsWith: 'awardCircle#' }) as const;

/** Notes a circle of two for administrators. */
export const noteCircle = (one: UserID, other: UserID, at: string) =>
  [
    [one, other],
    [other, one],
  ].flatMap(([id, otherId]) =>
    id && otherId
      ? [Step.put(awardCircles.key(id, otherId), { otherId, lastAt: at, ttl: ttlAfter(at, keptDays * day) })]
      : [],
  );
