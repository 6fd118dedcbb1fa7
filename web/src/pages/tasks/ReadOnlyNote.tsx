import { useTranslation } from 'react-i18next';
import type { TaskBoard } from '#shared/entities/task.ts';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';

/** Why the tasks cannot be changed, and who can do something about it. */
export function ReadOnlyNote({ board: { readOnly, isOwner } }: { board: TaskBoard }) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  if (!readOnly) return null;
  if (readOnly === 'project')
    return (
      <Alert kind="info" title={t('readOnly.project')} className="read-only">
        {t('readOnly.projectText')}
      </Alert>
    );
  return (
    <Alert
      kind="info"
      title={t('readOnly.plan')}
      className="read-only"
      action={
        isOwner && (
          <LinkButton size="s" to={paths.membership({ lang })}>
            {t('readOnly.seePlans')}
          </LinkButton>
        )
      }
    >
      {t(isOwner ? 'readOnly.planOwner' : 'readOnly.planMember')}
    </Alert>
  );
}
