import './AdminAdoptions.css';
import { useTranslation } from 'react-i18next';
import { useList } from '#web/api/lists/useList.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { AdoptionCase } from './AdoptionCase.tsx';

/** Choices of new owners that wait for an administrator, oldest first. */
export function AdminAdoptionsPage() {
  const { t } = useTranslation('teams');
  useDocumentHead({ name: t('admin.title'), description: t('admin.lead') });
  const list = useList('listPendingAdoptions', {});
  return (
    <AdminFrame current="adoptions" title={t('admin.title')} lead={t('admin.lead')}>
      <ListView
        list={list}
        failed={t('admin.failed')}
        empty={
          <EmptyState seed="adoptions" headingLevel={2} title={t('admin.empty')}>
            {t('admin.emptyText')}
          </EmptyState>
        }
      >
        {items => (
          <ul className="adoption-cases">
            {items.map(pending => (
              <AdoptionCase key={pending.project.ProjectID} pending={pending} />
            ))}
          </ul>
        )}
      </ListView>
    </AdminFrame>
  );
}
