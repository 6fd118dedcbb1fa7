import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/Badge.tsx';

/** Marks a text of the translator that its owner has not touched. */
export function UncheckedMark() {
  const { t } = useTranslation('machine');
  return (
    <p>
      <Badge tone="info">{t('start.unchecked')}</Badge>
    </p>
  );
}
