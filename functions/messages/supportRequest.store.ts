import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Day, Instant } from '#shared/fields.ts';
import { MessageID, special, UserID } from '#shared/ids.ts';
import type { PlanTypeId } from '#shared/plans.ts';
import { answerDaysOn, answerDueDate, hasPrioritySupport } from '#shared/support.ts';
import type { Letter } from './message.store.ts';

const StoredSupportRequest = z.object({
  id: MessageID,
  senderId: UserID,
  subject: z.string(),
  sentAt: Instant,
  /** By the sender's plan when they wrote, like the day until which the answer was promised. */
  isPriority: z.boolean(),
  dueDate: Day,
});
export type StoredSupportRequest = z.infer<typeof StoredSupportRequest>;

const waiting = 'supportRequests';
const bySender = (id: UserID): string => `supportRequests#${id}`;

/** Messages to support that wait for an answer; gsi1: those with priority first, then oldest first; gsi2: by sender. */
export const supportRequests = entity({
  name: 'supportRequest',
  schema: StoredSupportRequest,
  key: (id: MessageID) => ({ pk: `message#${id}`, sk: 'supportRequest' }),
  gsi1: ({ id, sentAt, isPriority }) => ({ pk: waiting, sk: `${isPriority ? 0 : 1}#${sentAt}#${id}` }),
  gsi2: ({ id, senderId }) => ({ pk: bySender(senderId), sk: id }),
});

/** Query for the waiting messages in the order in which they are answered. */
export const waitingRequests = { index: 'gsi1', pk: waiting } as const;

/** Query for the waiting messages of a person. */
export const requestsFrom = (id: UserID) => ({ index: 'gsi2', pk: bySender(id) }) as const;

export const supportRequestSteps = {
  /** Notes that a message to support waits; undefined for messages to others. */
  wait: ({ id, senderId, recipientId, subject, sentAt }: Letter, plan: PlanTypeId) =>
    recipientId === special.support
      ? Step.create(supportRequests.key(id), {
          id,
          senderId,
          subject,
          sentAt,
          isPriority: hasPrioritySupport(plan),
          dueDate: answerDueDate(sentAt, answerDaysOn(plan)),
        })
      : undefined,

  /** Ends the waiting of a message that support answers from its own mailbox; undefined for answers of others. */
  answered: (sender: UserID, original: MessageID) =>
    sender === special.support ? Step.remove(supportRequests.key(original)) : undefined,

  /** Ends the waiting; refused if another administrator has done so. */
  end: (id: MessageID) =>
    Step.remove(supportRequests.key(id)).when('id', '=', id).otherwise('SUPPORT_REQUEST_NOT_FOUND'),
};
