import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/Alert.tsx';
import { Announced } from '#web/ui/Announced.tsx';
import { useConnection } from './useConnection.ts';

/** Notice shown while the device is offline or the server does not respond. */
export function ConnectionNotice() {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  return (
    // An output element must not contain paragraphs.
    <Announced as="div" className="wrap">
      {connection !== 'online' && (
        <Alert kind="error" title={t(`connection.${connection}.title`)}>
          {t(`connection.${connection}.text`)}
        </Alert>
      )}
    </Announced>
  );
}
