import './AdminEdits.css';
import { useTranslation } from 'react-i18next';
import { useList } from '#web/api/lists/useList.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { useDecided } from '#web/pages/admin/held/heldDecisions.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { EditCase } from './EditCase.tsx';
import { heldEdit } from './EditDecision.tsx';

/** Edits of public projects that wait for a review, oldest first. */
export function AdminEditsPage() {
  const { t } = useTranslation('admin');
  useDocumentHead({ name: t('edits.title'), description: t('edits.lead') });
  const all = useList('listProjectEdits', {});
  const decided = useDecided('edits');
  const list = {
    ...all,
    items: all.items?.filter(
      ({ ProjectID, pendingEdit }) => !decided.has(heldEdit(ProjectID, pendingEdit?.version ?? 0)),
    ),
  };
  return (
    <AdminFrame current="edits" title={t('edits.title')} lead={t('edits.lead')}>
      <ListView
        list={list}
        failed={t('failed')}
        empty={
          <EmptyState seed="edits" headingLevel={2} title={t('edits.empty')}>
            {t('edits.emptyText')}
          </EmptyState>
        }
      >
        {items => (
          <ul className="edit-cases">
            {items.map(project => (
              <EditCase key={`${project.ProjectID} ${project.pendingEdit?.version}`} project={project} />
            ))}
          </ul>
        )}
      </ListView>
    </AdminFrame>
  );
}
