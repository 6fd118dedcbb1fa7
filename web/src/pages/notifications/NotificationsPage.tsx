import './Notifications.css';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { NotificationRow } from './NotificationRow.tsx';

/** The caller's notifications, newest first; `?message=` scrolls to one of them and marks it as read. */
export default function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const lang = useLanguage();
  const [search] = useSearchParams();
  const { items, first, error, isLoading, isLoadingMore, hasMore, more, mutate } = useList(
    'listNotifications',
    {},
  );
  const readAll = useMutation('readAllNotifications', ['listNotifications', 'getMe'], {
    notDone: t('notRead'),
  });
  const target = readQuery('notifications', search).message;

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
      {error && !items && <Failed error={error} again={() => void mutate()} />}
      {isLoading && <Skeleton />}
      {items?.length === 0 && <Nothing />}
      {items && items.length > 0 && (
        <ul className="notes">
          {items.map(notification => (
            <NotificationRow
              key={notification.NotificationID}
              notification={notification}
              isTarget={notification.NotificationID === target}
            />
          ))}
        </ul>
      )}
      {hasMore && <LoadMore busy={isLoadingMore} onMore={more} />}
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

function Failed({
  error,
  again,
}: {
  error: Parameters<ReturnType<typeof useServerMessages>['refusal']>[0];
  again: () => void;
}) {
  const { t } = useTranslation('notifications');
  const { refusal } = useServerMessages();
  return (
    <Alert
      kind="error"
      title={t('failed')}
      action={
        <Button size="s" onClick={again}>
          {t('again')}
        </Button>
      }
    >
      {refusal(error)}
    </Alert>
  );
}
