import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { Language } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';

export const personEvents = defineEvents({
  /** An administrator has banned a person. */
  personBanned: z.object({ UserID, reason: z.string() }),
  /** An administrator has lifted a ban. */
  personRestored: z.object({ UserID }),
  /** A person has deleted their account. Includes the data that handlers need and that the record no longer contains. */
  personDeleted: z.object({
    UserID,
    email: z.string(),
    /** Name by which emails addressed them. */
    name: z.string(),
    language: Language,
    /** Address of their uploaded avatar. */
    picture: z.optional(z.string()),
  }),
});
