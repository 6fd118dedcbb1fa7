import { useTranslation } from 'react-i18next';
import type { SentBack } from '#shared/entities/task.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { DateText } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';

/** Words with which the owner has sent work back. */
export function SentBackNote({ sentBack: { words, language, at } }: { sentBack: SentBack }) {
  const { t } = useTranslation('tasks');
  return (
    <Alert kind="warning" title={t('sentBack.title')}>
      <blockquote {...written(language)}>{words}</blockquote>
      <DateText at={at} />
    </Alert>
  );
}
