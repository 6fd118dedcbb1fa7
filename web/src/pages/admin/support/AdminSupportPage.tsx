import '#web/pages/admin/people/AdminPeople.css';
import './AdminSupport.css';
import { useTranslation } from 'react-i18next';
import { type SupportState, supportStates } from '#shared/entities/supportRequest.ts';
import { readQuery } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useAnswerDays } from '#web/domain/support/useAnswerDays.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { SupportQueue } from './SupportQueue.tsx';
import { SupportSheet } from './SupportSheet.tsx';

/**
 * The messages to support that wait for an answer, or those that have one; `?status=` names the list, `?message=` the open
 * message, otherwise the first is open.
 */
export function AdminSupportPage() {
  const { t } = useTranslation('moderation');
  useDocumentHead({ name: t('support.title'), description: t('support.description') });
  const { priority, days } = useAnswerDays();
  const [params, choose] = useAddressQuery();
  const { message, status } = readQuery('admin', params);
  const state = supportStates.find(one => one === status) ?? 'waiting';
  const list = useList('listSupportRequests', { query: { state } });
  const open = list.items?.find(({ id }) => id === message) ?? list.items?.[0];

  const show = (query: { status: SupportState; message?: string }) =>
    choose({ message: undefined, ...query });

  return (
    <AdminFrame
      current="support"
      title={t('support.title')}
      lead={t(`support.leads.${state}`, { priority, days })}
    >
      <div className="people-filters">
        <Segmented
          label={t('support.view.label')}
          value={state}
          onChange={chosen => show({ status: chosen })}
          options={supportStates.map(one => ({ value: one, label: t(`support.view.${one}`) }))}
        />
      </div>
      {list.items?.length === 0 ? (
        <EmptyState seed={`support:${state}`} headingLevel={2} title={t(`support.empty.${state}`)}>
          {t(`support.empty.${state}Text`)}
        </EmptyState>
      ) : (
        <div className="people-grid support-grid">
          <div>
            <ListView list={list} failed={t('support.failed')}>
              {items => (
                <SupportQueue
                  label={t(`support.list.${state}`)}
                  requests={items}
                  chosen={open?.id}
                  onChoose={id => show({ status: state, message: id })}
                />
              )}
            </ListView>
          </div>
          {open && <SupportSheet key={open.id} request={open} onOver={() => show({ status: state })} />}
        </div>
      )}
    </AdminFrame>
  );
}
