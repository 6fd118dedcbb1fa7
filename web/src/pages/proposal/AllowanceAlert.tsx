import { useTranslation } from 'react-i18next';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { LimitActions } from './LimitActions.tsx';

/** Tells a signed-in user whose plan allows no further project, before they write one. */
export function AllowanceAlert() {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const { data } = useQuery('getProjectAllowance', {});
  if (!data || data.open < data.most) return null;
  return (
    <Alert kind="warning" announce title={t('problem.full')} action={<LimitActions />}>
      {t('problem.fullText', { count: data.most, open: format.number(data.open) })}
    </Alert>
  );
}
