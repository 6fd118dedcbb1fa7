import { useEffect, useEffectEvent } from 'react';
import type { Notification } from '#shared/entities/notification.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { useSession } from '#web/api/session.ts';

/** Marks the newest notifications of some kinds as read, because the page that is open says the same. */
export function useReadOnSight(kinds: readonly Notification['kind'][]): void {
  const hasUnread = (useSession().user?.unreadNotifications ?? 0) > 0;
  const { data } = useQuery('listNotifications', hasUnread ? { query: {} } : null);
  const { run } = useMutation('readNotification', ['listNotifications', 'getMe', 'getHome'], { quiet: true });
  const seen = data?.items.filter(({ kind, read }) => !read && kinds.includes(kind)) ?? [];
  const read = useEffectEvent(() => {
    for (const { NotificationID } of seen) void run({ NotificationID });
  });
  const ids = seen.map(({ NotificationID }) => NotificationID).join();
  useEffect(() => {
    if (ids !== '') read();
  }, [ids]);
}
