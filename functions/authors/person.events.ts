import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { UserID } from '#shared/ids.ts';

export const personEvents = defineEvents({
  /** An administrator has banned a person. */
  personBanned: z.object({ UserID, reason: z.string() }),
  /** An administrator has lifted a ban. */
  personRestored: z.object({ UserID }),
});
