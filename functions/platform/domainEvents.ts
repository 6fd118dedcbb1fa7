import * as z from 'zod/mini';
import {
  CommentID,
  ContributionRequestId,
  PaymentID,
  ProjectID,
  ProspectID,
  RecipientPayoutId,
  UserID,
} from '#shared/ids.ts';
import { currencies } from '#shared/settings.ts';

const aboutPerson = z.object({ UserID });
const sum = z.object({ amount: z.int(), currency: z.enum(currencies) });
const aboutProject = z.object({ ProjectID, OwnerUserID: UserID });
const aboutRequest = z.object({
  ...aboutProject.shape,
  contributionRequestId: ContributionRequestId,
  contributorId: UserID,
  ProspectID,
});
const aboutPayment = z.object({ ...sum.shape, PaymentID, ProjectID, payerId: UserID });
const aboutPayout = z.object({ ...sum.shape, recipientPayoutId: RecipientPayoutId, recipientId: UserID });

/** What may happen that others follow up: mail, notifications, points. Each kind with what is known of it. */
export const domainEvents = {
  accountCreated: aboutPerson,
  /** The link's secret is made where the mail is; it stands in no item. */
  confirmationRequested: aboutPerson,
  /** Somebody signed up with the address of an account that is there. */
  existingAccountSignUp: aboutPerson,
  passwordResetRequested: aboutPerson,
  passwordChanged: aboutPerson,
  projectSubmitted: aboutProject,
  projectApproved: z.object({ ...aboutProject.shape, message: z.optional(z.string()) }),
  projectDenied: z.object({ ...aboutProject.shape, reason: z.string() }),
  /** Somebody other than the owner commented. */
  commentAdded: z.object({ ...aboutProject.shape, CommentID, commenterId: UserID }),
  /** Somebody other than its author replied to the comment `replyTo` of `UserID`. */
  replyAdded: z.object({ ProjectID, CommentID, replyTo: CommentID, commenterId: UserID, UserID }),
  requestSent: aboutRequest,
  requestAccepted: aboutRequest,
  /** By the owner, or because the role is gone. */
  requestDenied: z.object({
    ...aboutRequest.shape,
    because: z.optional(z.enum(['prospectTaken', 'prospectRemoved'])),
  }),
  /** Nobody answered; the owner is told again. */
  requestReminderDue: aboutRequest,
  requestExpired: aboutRequest,
  prospectRemoved: z.object({ ProjectID, ProspectID }),
  prospectTaken: z.object({ ProjectID, ProspectID, UserID }),
  memberRemoved: z.object({ ProjectID, UserID }),
  paymentSucceeded: aboutPayment,
  paymentRefunded: aboutPayment,
  payoutCompleted: aboutPayout,
  payoutFailed: aboutPayout,
};

export type DomainEventType = keyof typeof domainEvents;

/** What is known of a happening of a kind. */
export type Payload<Kind extends DomainEventType> = z.output<(typeof domainEvents)[Kind]>;

/** Whether a word names a kind of happening. */
export const isDomainEventType = (kind: string): kind is DomainEventType => Object.hasOwn(domainEvents, kind);
