import '#web/ui/Card.css';
import '#web/pages/admin/people/AdminPeople.css';
import './AdminSupport.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readQuery } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useAnswerDays } from '#web/domain/support/useAnswerDays.ts';
import { AdminTabs } from '#web/pages/admin/AdminTabs.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { SupportQueue } from './SupportQueue.tsx';
import { SupportSheet } from './SupportSheet.tsx';

/** The messages to support that wait for an answer; `?message=` names the open one, otherwise the first is open. */
export function AdminSupportPage() {
  const { t } = useTranslation('moderation');
  useDocumentHead({ name: t('support.title'), description: t('support.description') });
  const { priority, days } = useAnswerDays();
  const [params, setParams] = useSearchParams();
  const { message } = readQuery('admin', params);
  const list = useList('listSupportRequests', { query: {} });
  const open = list.items?.find(({ id }) => id === message) ?? list.items?.[0];

  const show = (query: { message?: string }) =>
    setParams({ view: 'support', ...query }, { replace: true, preventScrollReset: true });

  return (
    <div className="wrap admin-people">
      <PageHeader title={t('support.title')}>{t('support.lead', { priority, days })}</PageHeader>
      <AdminTabs current="support" />
      {list.items?.length === 0 ? (
        <EmptyState seed="support" headingLevel={2} title={t('support.empty')}>
          {t('support.emptyText')}
        </EmptyState>
      ) : (
        <div className="people-grid support-grid">
          <div>
            {list.items ? (
              <SupportQueue requests={list.items} chosen={open?.id} onChoose={id => show({ message: id })} />
            ) : list.error ? (
              <LoadError title={t('support.failed')} error={list.error} onAgain={() => void list.mutate()} />
            ) : (
              <Skeleton />
            )}
            {list.hasMore && <LoadMore onMore={list.more} busy={list.isLoadingMore} />}
          </div>
          {open && <SupportSheet key={open.id} request={open} onOver={() => show({})} />}
        </div>
      )}
    </div>
  );
}
