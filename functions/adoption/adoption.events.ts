import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { ProjectID, UserID } from '#shared/ids.ts';

const offer = z.object({ ProjectID, OwnerUserID: UserID });
/** Cursor of the notification of the candidates: first those whom the owner sees, then those who are withheld from them. */
const place = { cursor: z.optional(z.string()), withheld: z.optional(z.boolean()) };
const candidacy = z.object({ ...offer.shape, UserID });

export const adoptionEvents = defineEvents({
  /** The owner offers the project; its team is told. */
  adoptionOffered: offer,
  /** `UserID` would like to take the project over. */
  adoptionApplied: candidacy,
  adoptionChosen: candidacy,
  adoptionDenied: z.object({ ...candidacy.shape, reason: z.string() }),
  /** An administrator has confirmed the new owner, `UserID`; `OwnerUserID` is the former one. */
  projectAdopted: z.object({ ...candidacy.shape, offerId: z.string() }),
  /** The news of an offer for one person, `recipientId`. */
  adoptionNewsFor: z.object({
    ...candidacy.shape,
    recipientId: UserID,
    kind: z.enum([
      'adoptionOffered',
      'projectAdopted',
      'projectTakenOver',
      'adoptionEnded',
      'adoptionWithdrawn',
    ]),
  }),
  /** The chosen candidate, `UserID`, no longer wants to take the project over. */
  adoptionDeclined: candidacy,
  /** The offer has been withdrawn; its candidates are told, page by page. */
  adoptionWithdrawn: z.object({ ...offer.shape, offerId: z.string(), ...place }),
  /** Continues to tell the candidates who were not chosen. */
  adoptionEnded: z.object({ ...candidacy.shape, offerId: z.string(), ...place }),
  /** Continues to bring the new owner into what belongs to the project. */
  ownerChanged: z.object({
    ProjectID,
    part: z.enum(['formerMembers', 'requests', 'openRequests', 'withheldRequests', 'refundRequests']),
    cursor: z.optional(z.string()),
  }),
});
