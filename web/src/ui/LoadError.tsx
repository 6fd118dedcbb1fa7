import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/api/apiError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

export interface LoadErrorProps {
  /** Title that names the data that could not be loaded; a general text by default. */
  title?: string | undefined;
  error?: ApiError | undefined;
  onAgain?: () => void;
}

/** Alert for data that could not be loaded: the reason, and a button to try again. */
export function LoadError({ title, error, onAgain }: LoadErrorProps) {
  const { t } = useTranslation('common');
  const { refusal } = useServerMessages();
  return (
    <Alert
      kind="error"
      title={title ?? t('loadFailed')}
      announce
      action={
        onAgain && (
          <Button size="s" onClick={onAgain}>
            {t('again')}
          </Button>
        )
      }
    >
      {error && refusal(error)}
    </Alert>
  );
}
