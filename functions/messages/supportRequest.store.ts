import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { AttachedFile } from '#shared/entities/attachment.ts';
import type { SupportState } from '#shared/entities/supportRequest.ts';
import { Day, Instant } from '#shared/fields.ts';
import { MessageID, special, UserID } from '#shared/ids.ts';
import type { PlanTypeId } from '#shared/plans.ts';
import { answerDaysOn, answerDueDate, hasPrioritySupport } from '#shared/support.ts';
import type { NewMessage } from './message.store.ts';

const StoredSupportRequest = z.object({
  id: MessageID,
  senderId: UserID,
  subject: z.string(),
  attachments: z.optional(z.array(AttachedFile)),
  sentAt: Instant,
  /** By the sender's plan when they wrote, like the day until which the answer was promised. */
  isPriority: z.boolean(),
  dueDate: Day,
  /** Absent while it waits. */
  answered: z.optional(
    z.object({
      at: Instant,
      /** The administrator who answered or closed it, or support itself. */
      by: UserID,
      /** Absent if it needed no answer. */
      answerId: z.optional(MessageID),
    }),
  ),
});
export type StoredSupportRequest = z.infer<typeof StoredSupportRequest>;

const waiting = 'supportRequests';
const answered = 'supportRequests#answered';
const bySender = (id: UserID): string => `supportRequests#${id}`;

/**
 * Messages to support, as long as the account of their sender; gsi1: those that wait, with priority first, then oldest
 * first, and the others by the time of the answer; gsi2: by sender.
 */
export const supportRequests = entity({
  name: 'supportRequest',
  schema: StoredSupportRequest,
  key: (id: MessageID) => ({ pk: `message#${id}`, sk: 'supportRequest' }),
  gsi1: ({ id, sentAt, isPriority, answered: end }) =>
    end
      ? { pk: answered, sk: `${end.at}#${id}` }
      : { pk: waiting, sk: `${isPriority ? 0 : 1}#${sentAt}#${id}` },
  gsi2: ({ id, senderId }) => ({ pk: bySender(senderId), sk: id }),
});

/** Queries for the messages that wait, in the order in which they are answered, and for the others, newest answer first. */
export const requestsIn = {
  waiting: { index: 'gsi1', pk: waiting },
  answered: { index: 'gsi1', pk: answered, order: 'desc' },
} as const satisfies Record<SupportState, object>;

/** Query for the messages of a person, whether or not they wait. */
export const requestsFrom = (id: UserID) => ({ index: 'gsi2', pk: bySender(id) }) as const;

export const supportRequestSteps = {
  /** Notes that a message to support waits; undefined for messages to others. */
  wait: ({ id, senderId, recipientId, subject, attachments, sentAt }: NewMessage, plan: PlanTypeId) =>
    recipientId === special.support
      ? Step.create(supportRequests.key(id), {
          id,
          senderId,
          subject,
          ...(attachments && { attachments }),
          sentAt,
          isPriority: hasPrioritySupport(plan),
          dueDate: answerDueDate(sentAt, answerDaysOn(plan)),
        })
      : undefined,

  /** Notes who answered a message, or closed it without an answer; refused if another person has done so. */
  end: (request: StoredSupportRequest, end: NonNullable<StoredSupportRequest['answered']>) =>
    Step.update(supportRequests.key(request.id), { answered: end }, request)
      .when('answered', 'absent')
      .otherwise('SUPPORT_REQUEST_NOT_FOUND'),
};

/** Whether a message still waits for its answer. */
export const isWaiting = (request: StoredSupportRequest | undefined): request is StoredSupportRequest =>
  request !== undefined && request.answered === undefined;
