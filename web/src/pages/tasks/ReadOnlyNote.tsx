import { useTranslation } from 'react-i18next';
import type { TaskBoard } from '#shared/entities/task.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { Alert } from '#web/ui/Alert.tsx';

/** Reason why the tasks cannot be changed, with the person who can change that. */
export function ReadOnlyNote({ board: { readOnly, isOwner } }: { board: TaskBoard }) {
  const { t } = useTranslation('tasks');
  if (!readOnly) return null;
  if (readOnly !== 'members' && readOnly !== 'boards')
    return (
      <Alert kind="info" title={t('readOnly.project')} className="read-only">
        {t(`readOnly.because.${readOnly}`)}
      </Alert>
    );
  if (isOwner) return <LimitAlert kind={readOnly} />;
  return (
    <Alert kind="info" title={t('readOnly.plan')} className="read-only">
      {t('readOnly.planMember')}
    </Alert>
  );
}
