import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/Alert.tsx';
import { useExpectedEnd } from './useExpectedEnd.ts';

/** Notice above a page that can be read, or has been typed in, during maintenance. */
export function MaintenanceNotice() {
  const { t } = useTranslation('shell');
  const { kind, time } = useExpectedEnd();
  return (
    <div className="wrap maintenance-notice">
      <Alert kind="info" announce title={t('status.503.title')}>
        {t(`maintenance.${kind}`, { time })}
      </Alert>
    </div>
  );
}
