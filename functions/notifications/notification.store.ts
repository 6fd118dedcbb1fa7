import * as z from 'zod/mini';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Notification } from '#shared/entities/notification.ts';
import { NotificationID, ProgressEntryID, ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { digestFrequencies } from '#shared/notificationSettings.ts';

const StoredNotification = z.extend(Notification, {
  /** The people whom its values name: those whose accounts are deleted are no longer named. */
  about: z.optional(z.record(z.string(), UserID)),
  /** The digest that contains it too, without an entry of its own. */
  digest: z.optional(z.enum(digestFrequencies)),
  /** The things of which it tells; a digest leaves it out once that is gone. */
  ofProject: z.optional(
    z.object({
      ProjectID,
      ProgressEntryID: z.optional(ProgressEntryID),
      ProspectID: z.optional(ProspectID),
    }),
  ),
});
export type StoredNotification = z.output<typeof StoredNotification>;

const partitionOf = (id: UserID): string => `user#${id}#notifications`;

/** Notifications in the app, one partition per user; ids sort by time. */
export const notifications = entity({
  name: 'notification',
  schema: StoredNotification,
  key: (to: UserID, id: NotificationID) => ({ pk: partitionOf(to), sk: id }),
});

/** A user's notifications, newest first. */
export const notificationsOf = (id: UserID) => ({ pk: partitionOf(id), order: 'desc' }) as const;

/** Content of a notification; its text is the translation `notifications.{kind}` with these values. */
export type NotificationContent = Pick<StoredNotification, 'kind' | 'values' | 'link' | 'about'>;

export const notificationSteps = {
  /** Stores notifications and counts them as unread. */
  create: (
    to: UserID,
    contents: readonly NotificationContent[],
    { newId, now }: Pick<Deps, 'newId' | 'now'>,
  ) => {
    const created = contents.map(content => {
      const newID = NotificationID.parse(newId());
      const item = { ...content, NotificationID: newID, createdAt: now(), read: false };
      return Step.create(notifications.key(to, newID), item);
    });
    return [...created, personCounts.add(to, { unread: created.length })];
  },

  /** Marks an unread notification as read. */
  read: (to: UserID, id: NotificationID) =>
    [
      Step.update(notifications.key(to, id), { read: true }).when('read', '=', false),
      personCounts.readOne(to),
    ] as const,
};

/** The notification, marked as read if the user has read all notifications up to a later one. */
export const withReadState = (one: StoredNotification, readUpTo: string | undefined): StoredNotification =>
  readUpTo !== undefined && one.NotificationID <= readUpTo ? { ...one, read: true } : one;
