import * as z from 'zod/mini';
import { type DomainEventType, defineEvents } from '#functions/platform/domainEvent.ts';
import { utcDayOf } from '#shared/days.ts';
import { UserID } from '#shared/ids.ts';

/** `UserID` acted, and `ContactedUserID` is notified. */
const contact = z.object({ UserID, ContactedUserID: UserID });

export const contactEvents = defineEvents({
  contactRequested: contact,
  contactAccepted: contact,
  /** `ContactedUserID` is not notified, but content that they sent while they were blocked is delivered. */
  contactUnblocked: contact,
  /** Continues to bring the name and avatar of a user into their relationships. */
  contactPersonChanged: z.object({ UserID, index: z.enum(['gsi1', 'gsi2']), cursor: z.optional(z.string()) }),
});

/** Event id with which a repetition on the same day sends no notification, such as a request withdrawn and sent again. */
export const oncePerDay = (
  { type }: DomainEventType<z.output<typeof contact>>,
  { UserID, ContactedUserID }: z.output<typeof contact>,
  at: string,
): string => `${type}-${UserID}-${ContactedUserID}-${utcDayOf(at)}`;
