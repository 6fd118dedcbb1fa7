import {
  mailConfirmation,
  mailKnownAddress,
  mailPasswordChanged,
  mailReset,
} from '#functions/notifications/news/accountMail.ts';
import {
  sendReceipt,
  tellOwnerOfPayment,
  tellPaidOut,
  tellPayoutFailed,
  tellRefunded,
} from '#functions/notifications/news/moneyNews.ts';
import {
  tellApproved,
  tellCommented,
  tellDenied,
  tellRemoved,
  tellReplied,
  tellSubmitted,
} from '#functions/notifications/news/projectNews.ts';
import {
  remind,
  tellAccepted,
  tellDeniedRequest,
  tellExpired,
  tellSent,
} from '#functions/notifications/news/requestNews.ts';
import {
  declineAllRequests,
  declineRemainingRequests,
} from '#functions/requests/declineRemainingRequests.ts';
import type { DomainEventHandlers } from './domainEventHandler.ts';

/** What follows from each kind of happening: `requestAccepted: { tellTheSender }`. */
export const domainEventHandlers: DomainEventHandlers = {
  confirmationRequested: { mailConfirmation },
  existingAccountSignUp: { mailKnownAddress },
  passwordResetRequested: { mailReset },
  passwordChanged: { mailPasswordChanged },
  projectSubmitted: { tellSubmitted },
  projectApproved: { tellApproved },
  projectDenied: { tellDenied },
  memberRemoved: { tellRemoved },
  commentAdded: { tellCommented },
  replyAdded: { tellReplied },
  requestSent: { tellSent },
  requestReminderDue: { remind },
  requestAccepted: { tellAccepted },
  requestDenied: { tellDeniedRequest },
  requestExpired: { tellExpired },
  paymentSucceeded: { sendReceipt, tellOwnerOfPayment },
  paymentRefunded: { tellRefunded },
  payoutCompleted: { tellPaidOut },
  payoutFailed: { tellPayoutFailed },
  prospectTaken: { declineRemainingRequests },
  prospectRemoved: { declineAllRequests },
};
