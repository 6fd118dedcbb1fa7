import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/**
 * Says that the task has been changed elsewhere, by another person or in another tab, and offers all values of that version. Comes
 * into view, because the button that saves may be far below.
 */
export function ChangedElsewhere({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation('tasks');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), []);
  const take = (
    <Button size="s" onClick={onTake}>
      {t('edit.takeTheirs')}
    </Button>
  );
  return (
    <div ref={box}>
      <Alert kind="warning" announce title={t('edit.changed')} action={take}>
        {t('edit.changedText')}
      </Alert>
    </div>
  );
}
