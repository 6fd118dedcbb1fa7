import * as z from 'zod/mini';
import { withheldField } from '#functions/contacts/withheld.ts';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { Instant } from '#shared/fields.ts';
import { ContributionRequestId, ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { requestClosings } from '#shared/lifecycle.ts';

const request = z.object({
  ProjectID,
  OwnerUserID: UserID,
  contributionRequestId: ContributionRequestId,
  contributorId: UserID,
  ProspectID,
  ...withheldField,
});

export const requestEvents = defineEvents({
  requestSent: request,
  requestAccepted: request,
  /** Denied by the owner or, with `because`, closed because the role is no longer available or the project has ended. */
  requestDenied: z.object({
    ...request.shape,
    because: z.optional(z.enum(requestClosings)),
  }),
  /** The owner has asked the applicant a question, or the applicant has answered it. */
  questionAsked: request,
  questionAnswered: request,
  requestReminderDue: request,
  /** One for all reminders of an owner on a day; requests sent until `sentUntil` have been waiting long enough. */
  ownerReminderDue: z.object({ OwnerUserID: UserID, sentUntil: Instant }),
  requestExpired: request,
  requestWithdrawn: request,
});
