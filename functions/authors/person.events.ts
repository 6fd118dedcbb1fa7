import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { Language } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';

export const personEvents = defineEvents({
  /** An administrator has banned a person. */
  personBanned: z.object({ UserID, reason: z.string() }),
  /** An administrator has lifted a ban. */
  personRestored: z.object({ UserID }),
  /** A person has deleted their account. With what the record does not say any more and its handlers need. */
  personDeleted: z.object({
    UserID,
    email: z.string(),
    /** How emails addressed them. */
    name: z.string(),
    language: Language,
    /** Address of their uploaded avatar. */
    picture: z.optional(z.string()),
  }),
});
