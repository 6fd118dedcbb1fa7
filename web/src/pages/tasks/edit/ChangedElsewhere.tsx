import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Says that the task has been changed elsewhere, by another person or in another tab, and offers all values of that version. */
export function ChangedElsewhere({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation('tasks');
  const take = (
    <Button size="s" onClick={onTake}>
      {t('edit.takeTheirs')}
    </Button>
  );
  return (
    <Alert kind="warning" announce title={t('edit.changed')} action={take}>
      {t('edit.changedText')}
    </Alert>
  );
}
