import type * as z from 'zod/mini';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Notification } from '#shared/entities/notification.ts';
import { NotificationID, type UserID } from '#shared/ids.ts';

export type StoredNotification = z.output<typeof Notification>;

const partitionOf = (id: UserID): string => `user#${id}#notifications`;

/** What people were told, each under its person; ids sort by time. */
export const notifications = entity({
  name: 'notification',
  schema: Notification,
  key: (to: UserID, id: NotificationID) => ({ pk: partitionOf(to), sk: id }),
});

/** A person's notifications, the newest first. */
export const notificationsOf = (id: UserID) => ({ pk: partitionOf(id), order: 'desc' }) as const;

/** What a notification says; words come from `notifications.{kind}` with its values. */
export type Notice = Pick<StoredNotification, 'kind' | 'values' | 'link'>;

export const notificationSteps = {
  /** One more, and one more to read. */
  create: (to: UserID, notice: Notice, { id, at }: { id: string; at: string }) => {
    const newID = NotificationID.parse(id);
    const item = { ...notice, NotificationID: newID, createdAt: at, read: false };
    return [Step.create(notifications.key(to, newID), item), personCounts.add(to, { unread: 1 })] as const;
  },

  /** Read for the first time. */
  read: (to: UserID, id: NotificationID) =>
    [
      Step.update(notifications.key(to, id), { read: true }).when('read', '=', false),
      personCounts.readOne(to),
    ] as const,
};

/** A notification as it stands when all up to one were read. */
export const withReadState = (one: StoredNotification, readUpTo: string | undefined): StoredNotification =>
  readUpTo !== undefined && one.NotificationID <= readUpTo ? { ...one, read: true } : one;
