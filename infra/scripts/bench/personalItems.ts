import { relationships } from '#functions/contacts/relationship.store.ts';
import { accept, ask, newRelationship } from '#functions/contacts/relationship.ts';
import { messages } from '#functions/messages/message.store.ts';
import {
  payoutEntries,
  payoutIdOf,
  payouts,
  type StoredPayout,
  sortKeyOf,
} from '#functions/money/payouts/payout.store.ts';
import { notifications } from '#functions/notifications/notification.store.ts';
import { toItem } from '#functions/platform/table/item.ts';
import { tasks } from '#functions/tasks/task.store.ts';
import { MessageID, NotificationID, type ProjectID, TaskID, UserID } from '#shared/ids.ts';
import { toSubject } from '#shared/messageSubject.ts';
import type { Item } from './writeItems.ts';

const padded = (number: number): string => String(number).padStart(7, '0');
const faceOf = (id: UserID) => ({
  UserID: id,
  username: id.replace('contact-', 'owner'),
  avatar: { kind: 'ready' as const, name: 'avatar-01' },
});

/** The accepted contact number `number` of a user. */
export function contactItem(of: UserID, number: number, at: string): Item {
  const contact = UserID.parse(`contact-${padded(number)}`);
  return toItem(relationships.key(of, contact), {
    ...accept(ask(newRelationship(faceOf(of), faceOf(contact)), of, at), at),
    revision: at,
  });
}

/** An unread message in a user's inbox. */
export function messageItem(to: UserID, senderId: UserID, number: number, sentAt: string): Item {
  const id = MessageID.parse(`message-${padded(number)}`);
  return toItem(messages.key(to, id), {
    id,
    ownerId: to,
    type: 'inbox',
    origin: 'inbox',
    senderId,
    recipientId: to,
    subject: toSubject('unknown', 'About the gauge'),
    preview:
      'It reads four centimetres high for about two hours after a spring tide, and then it comes back.',
    sentAt,
    read: false,
  });
}

/** A notification of a user. */
export function notificationItem(to: UserID, number: number, createdAt: string): Item {
  const id = NotificationID.parse(`notification-${padded(number)}`);
  return toItem(notifications.key(to, id), {
    NotificationID: id,
    kind: 'paymentReceived',
    values: { person: 'Bo', project: 'Tidewatch', amount: '1500', currency: 'GBP' },
    link: '/market',
    createdAt,
    read: false,
  });
}

/** An open task of a project, assigned to one of its members. */
export function taskItem(
  ProjectID: ProjectID,
  { creatorId, assigneeId }: { creatorId: UserID; assigneeId: UserID },
  number: number,
  at: string,
): Item {
  const id = TaskID.parse(`task-${padded(number)}`);
  return toItem(tasks.key(ProjectID, id), {
    TaskID: id,
    ProjectID,
    Title: `Paint gauge number ${number}`,
    Description: 'Two coats, the second one after a day.',
    status: 'TODO',
    priority: 1,
    assigneeId,
    points: 10,
    creatorId,
    createdAt: at,
    updatedAt: at,
    version: 1,
  });
}

/** A sent payout of a project's owner with its entry in the lists of payouts in all states. */
export function payoutItems(
  recipientId: UserID,
  ProjectID: ProjectID,
  number: number,
  createdDate: string,
): Item[] {
  const payout: StoredPayout = {
    recipientPayoutId: payoutIdOf(padded(number), recipientId),
    recipientId,
    project: { ProjectID, shortName: 'Roof garden' },
    createdDate,
    eligibleDate: createdDate,
    payoutDate: createdDate,
    amount: 1_425,
    currency: 'EUR',
    status: 'completed',
    offset: 0,
    failures: 0,
    reversed: 0,
  };
  const { recipientPayoutId } = payout;
  return [
    toItem(payouts.key(recipientPayoutId), payout),
    toItem(payoutEntries.key(recipientId, sortKeyOf(payout)), {
      recipientPayoutId,
      recipientId,
      createdDate,
      ProjectID,
    }),
  ];
}
