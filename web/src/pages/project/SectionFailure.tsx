import { useTranslation } from '#web/i18n/react.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useErrorText } from './useErrorText.ts';

/** A part of the page that could not be fetched, with another try. */
export function SectionFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('project');
  const errorText = useErrorText();
  return (
    <Notice
      kind="error"
      title={t('failed.part')}
      action={
        <Button size="s" onClick={onRetry}>
          {t('failed.action')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
