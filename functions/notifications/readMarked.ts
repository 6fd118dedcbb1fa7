import type { Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { type DigestFrequency, digest as settings } from '#shared/notificationSettings.ts';
import { day } from '#shared/time.ts';
import {
  firstIdAt,
  longestTelling,
  notifications,
  notificationsOf,
  type StoredNotification,
} from './notification.store.ts';

/**
 * Notifications that a digest contains without an entry, which were stored after `from` and until `to`, newest first. Cost: 1
 * DynamoDB request, eventually consistent.
 */
export async function readMarked(
  table: Pick<Table, 'query'>,
  reader: UserID,
  frequency: DigestFrequency,
  { from, to }: { from: string | undefined; to: string },
): Promise<{ marked: StoredNotification[]; isComplete: boolean }> {
  const earliest = from ? Date.parse(from) : Date.parse(to) - settings.retentionDays * day;
  const { pk, order } = notificationsOf(reader);
  const { items, cursor } = await table.query(notifications, {
    pk,
    order,
    between: [firstIdAt(earliest - longestTelling), '~'],
    limit: settings.maxCounted,
  });
  const marked = items.filter(
    one => one.digest === frequency && one.createdAt <= to && Date.parse(one.createdAt) > earliest,
  );
  const isComplete = cursor === undefined || Date.parse(items.at(-1)?.createdAt ?? '') <= earliest;
  return { marked, isComplete };
}
