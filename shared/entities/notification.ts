import * as z from 'zod/mini';
import { Instant } from '../fields.ts';
import { NotificationID } from '../ids.ts';

/** An in-app notification. Its text is the translation `notifications.{kind}` with `values`. */
export const Notification = z.object({
  NotificationID,
  kind: z.enum([
    'projectApproved',
    'projectDenied',
    'projectSubmitted',
    'projectResumed',
    'projectHalted',
    'projectAbandoned',
    'projectCompleted',
    'requestSent',
    'requestAccepted',
    'requestDenied',
    'requestReminder',
    'prospectTaken',
    'memberRemoved',
    'taskAdded',
    'taskAssigned',
    'taskSubmitted',
    'taskCompleted',
    'taskDueSoon',
    'taskOverdue',
    'contactRequested',
    'contactAccepted',
    'paymentReceived',
    'paymentRefunded',
    'payoutCompleted',
    'payoutFailed',
    'commentAdded',
    'replyAdded',
    'reportUpheld',
    'reportDismissed',
    'recruitLabelAsked',
    'recruitLabelGranted',
    'recruitLabelRefused',
    'recruitLabelRevoked',
  ]),
  values: z.record(z.string(), z.string()),
  /** Link without a language: `/projects/0192…`. */
  link: z.optional(z.string()),
  createdAt: Instant,
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;
