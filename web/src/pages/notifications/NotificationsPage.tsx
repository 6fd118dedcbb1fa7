import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useSession } from '#web/api/session.ts';
import { NotificationRow } from '#web/domain/notification/NotificationRow.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';

/** The caller's notifications, newest first; `?message=` scrolls to one of them and marks it as read. */
export default function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const lang = useLanguage();
  const [search] = useSearchParams();
  const list = useList('listNotifications', {});
  const { items, first, isLoadingMore, hasMore, more, mutate } = list;
  const readAll = useMutation('readAllNotifications', ['listNotifications', 'getMe'], {
    notDone: t('notRead'),
  });
  const target = readQuery('notifications', search).message;

  // The header counts what has come in the meantime: it is in the list as well.
  const counted = useSession().user?.unreadNotifications;
  const catchUp = useEffectEvent((unread: number | undefined) => {
    if (first && unread !== undefined && unread !== first.unread) void mutate();
  });
  useEffect(() => catchUp(counted), [counted]);

  const isOnLaterPage =
    target !== undefined && hasMore && items?.every(({ NotificationID }) => NotificationID !== target);
  useEffect(() => {
    if (isOnLaterPage && !isLoadingMore) more();
  }, [isOnLaterPage, isLoadingMore, more]);

  return (
    <WorkPage current="notifications">
      <PageHeader
        title={t('title')}
        actions={
          <>
            {first && first.unread > 0 && (
              <Button size="s" busy={readAll.isBusy && t('reading')} onClick={() => void readAll.run({})}>
                {t('readAll')}
              </Button>
            )}
            <LinkButton size="s" kind="quiet" to={paths['notification-settings']({ lang })}>
              {t('settings')}
            </LinkButton>
          </>
        }
      >
        {first && items?.length ? t('unread', { count: first.unread }) : ''}
      </PageHeader>
      <ListView list={list} failed={t('failed')} empty={<Nothing />}>
        {notifications => (
          <ul className="notes">
            {notifications.map(notification => (
              <NotificationRow
                key={notification.NotificationID}
                notification={notification}
                isTarget={notification.NotificationID === target}
              />
            ))}
          </ul>
        )}
      </ListView>
    </WorkPage>
  );
}

function Nothing() {
  const { t } = useTranslation('notifications');
  const lang = useLanguage();
  return (
    <EmptyState
      seed="notifications"
      headingLevel={2}
      title={t('empty.title')}
      action={<LinkButton to={paths.index({ lang })}>{t('empty.action')}</LinkButton>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}
