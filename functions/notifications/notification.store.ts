import * as z from 'zod/mini';
import { personCounts, type ReadMark } from '#functions/authors/personCounts.store.ts';
import type { MailDeps } from '#functions/platform/mailDeps.ts';
import { entity, type Key } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Notification } from '#shared/entities/notification.ts';
import { NotificationID, ProgressEntryID, ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { digestFrequencies } from '#shared/notificationSettings.ts';
import { day } from '#shared/time.ts';
import { Asking } from './asking.ts';

const StoredNotification = z.extend(Notification, {
  /** The people whom its values name: those whose accounts are deleted are no longer named. */
  about: z.optional(z.record(z.string(), UserID)),
  /** The action that it asks for, and the person whom it asks. */
  asks: z.optional(z.extend(Asking, { of: UserID })),
  /** The digest that contains it too, without an entry of its own. */
  digest: z.optional(z.enum(digestFrequencies)),
  /** The parts of its line in the digest that are not its own: template and link. */
  digestLine: z.optional(z.object({ template: z.optional(z.string()), link: z.optional(z.string()) })),
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

/** Partition of gsi1: the unread notifications that ask for an action on an item. */
const askedAbout = ({ pk, sk }: Key): string => `asks#${pk}#${sk}`;

/** Notifications in the app, one partition per user; ids sort by time. gsi1: unread ones by what they ask for. */
export const notifications = entity({
  name: 'notification',
  schema: StoredNotification,
  key: (to: UserID, id: NotificationID) => ({ pk: partitionOf(to), sk: id }),
  gsi1: ({ asks, read, NotificationID: id }) =>
    asks && !read ? { pk: askedAbout(asks), sk: `${asks.of}#${id}` } : undefined,
});

/** The unread notifications of all people that ask for an action on an item. */
export const notificationsAskingAbout = (item: Key) => ({ index: 'gsi1', pk: askedAbout(item) }) as const;

/** A user's notifications, newest first. */
export const notificationsOf = (id: UserID) => ({ pk: partitionOf(id), order: 'desc' }) as const;

/** Content of a notification; its text is the translation `notifications.{kind}` with these values. */
export type NotificationContent = Pick<
  StoredNotification,
  'kind' | 'values' | 'link' | 'about' | 'digest' | 'digestLine'
> & {
  /** The action that it asks for: it counts as read once that has been taken. */
  asks?: Asking | undefined;
};

/** Id of a notification because of the event that is being handled; undefined if the event's id names no time. */
export const idOfCause = (
  { idFor }: Pick<MailDeps, 'idFor'>,
  to: UserID,
  { kind }: Pick<NotificationContent, 'kind'>,
  place: number,
): NotificationID | undefined => idFor && NotificationID.parse(idFor(`${to}/${kind}`, place));

/** Time by which a notification may be older than its id says, because it was one of very many, or its telling was interrupted. */
export const longestTelling = day;

/** The beginning of ids that were made at a time, in milliseconds (RFC 9562). */
export function firstIdAt(time: number): string {
  const digits = time.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

/** Whether notifications of the event that is being handled have ids that are too old for a digest to find them. */
export const isOfLongAgo = ({ idFor, now }: Pick<MailDeps, 'idFor' | 'now'>): boolean =>
  idFor !== undefined && idFor('') < firstIdAt(Date.parse(now()) - longestTelling / 2);

export const notificationSteps = {
  /** Stores notifications and counts them as unread. Of an event, they are the witnesses that it has been handled. */
  create: (
    to: UserID,
    contents: readonly NotificationContent[],
    { newId, now, idFor }: Pick<MailDeps, 'newId' | 'now' | 'idFor'>,
  ) => {
    const created = contents.map(({ asks, ...content }, index) => {
      const ofCause = idOfCause({ idFor }, to, content, index);
      const newID = ofCause ?? NotificationID.parse(newId());
      const asking = asks && { asks: { ...asks, of: to } };
      const item = { ...content, ...asking, NotificationID: newID, createdAt: now(), read: false };
      const step = Step.create(notifications.key(to, newID), item);
      return ofCause ? step.asWitness() : step;
    });
    return [...created, personCounts.add(to, { unread: created.length }).besideWitness()];
  },

  /** Marks an unread notification as read. */
  read: (to: UserID, unread: StoredNotification) =>
    [
      Step.update(notifications.key(to, unread.NotificationID), { read: true }, unread).when(
        'read',
        '=',
        false,
      ),
      personCounts.readOne(to),
    ] as const,
};

/** The notification, marked as read if the user has read all notifications up to a later one since it came. */
export function withReadState(
  one: StoredNotification,
  { readUpTo, readAllAt }: ReadMark = {},
): StoredNotification {
  const isBefore = readUpTo !== undefined && one.NotificationID <= readUpTo;
  return isBefore && (readAllAt === undefined || one.createdAt <= readAllAt) ? { ...one, read: true } : one;
}
