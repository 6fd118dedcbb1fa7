import type { ApiError } from '#web/api/apiError.ts';
import { useTranslation } from '#web/i18n/react.tsx';
import { useWords } from '#web/i18n/useWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export interface ReadFailureProps {
  title: string;
  error?: ApiError | undefined;
  onAgain?: () => void;
}

/** Something could not be fetched: why, and the way to try again. */
export function ReadFailure({ title, error, onAgain }: ReadFailureProps) {
  const { t } = useTranslation('common');
  const { refusal } = useWords();
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
