import type { ApiError } from '../../api/apiError.ts';
import { useTranslation } from '../../i18n/react.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** A part of the page that could not be fetched. */
export function ReadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation('payout');
  const { refusal } = useWords();
  return (
    <Notice
      kind="error"
      announce
      title={t('failed.title')}
      action={
        <Button size="s" onClick={onRetry}>
          {t('failed.action')}
        </Button>
      }
    >
      {refusal(error)}
    </Notice>
  );
}
