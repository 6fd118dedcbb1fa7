import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { UserID } from '#shared/ids.ts';

export const reputationEvents = defineEvents({
  /** Two people have awarded each other points for tasks. */
  awardCircleFound: z.object({ people: z.tuple([UserID, UserID]) }),
});
