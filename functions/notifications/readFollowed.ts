import type { Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import { type DigestFrequency, digest as settings } from '#shared/notificationSettings.ts';
import { day } from '#shared/time.ts';
import { notifications, notificationsOf, type StoredNotification } from './notification.store.ts';

/** Time by which a notification may be older than its id says, because it was one of very many, or its telling was interrupted. */
const longestTelling = day;

/**
 * Notifications that a digest contains without an entry, which were stored after `from` and until `to`, newest first. Cost: 1
 * DynamoDB request, eventually consistent.
 */
export async function readFollowed(
  table: Pick<Table, 'query'>,
  reader: UserID,
  frequency: DigestFrequency,
  { from, to }: { from: string | undefined; to: string },
): Promise<StoredNotification[]> {
  const earliest = from ? Date.parse(from) : Date.parse(to) - settings.retentionDays * day;
  const { pk, order } = notificationsOf(reader);
  const { items } = await table.query(notifications, {
    pk,
    order,
    between: [firstIdAt(earliest - longestTelling), '~'],
    limit: settings.maxCounted,
  });
  return items.filter(
    one => one.digest === frequency && one.createdAt <= to && Date.parse(one.createdAt) > earliest,
  );
}

/** The beginning of ids that were made at a time, in milliseconds (RFC 9562). */
function firstIdAt(time: number): string {
  const digits = time.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
