import type { ApiError } from '#web/api/apiError.ts';
import { useTranslation } from '#web/i18n/react.tsx';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export interface LoadErrorProps {
  title: string;
  error?: ApiError | undefined;
  onAgain?: () => void;
}

/** Something could not be fetched: why, and the way to try again. */
export function LoadError({ title, error, onAgain }: LoadErrorProps) {
  const { t } = useTranslation('common');
  const { refusal } = useServerMessages();
  return (
    <Notice
      kind="error"
      title={title}
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
    </Notice>
  );
}
