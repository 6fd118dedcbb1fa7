import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { useDraft } from './draft/useDraft.ts';

/** What somebody has to know of their draft: another tab wrote too, or another draft waits. */
export function DraftAlerts({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const { elsewhere, other } = draft;

  return (
    <>
      {elsewhere && (
        <Alert
          kind="warning"
          announce
          title={t(elsewhere === 'gone' ? 'tabs.gone' : 'tabs.changed')}
          action={
            <div className="row row-2 wrapx">
              <Button size="s" kind="quiet" onClick={draft.takeTheirs}>
                {t(elsewhere === 'gone' ? 'tabs.clear' : 'tabs.theirs')}
              </Button>
              <Button size="s" onClick={draft.keepThis}>
                {t('tabs.mine')}
              </Button>
            </div>
          }
        >
          {t('tabs.text')}
        </Alert>
      )}
      {other && (
        <Alert
          kind="info"
          title={t('other.title')}
          action={
            <Button size="s" onClick={draft.swap}>
              {t('other.open')}
            </Button>
          }
        >
          {t('other.text', {
            name: other.values.name.trim() || t('other.unnamed'),
            ago: format.relative(other.savedAt),
          })}
        </Alert>
      )}
    </>
  );
}
