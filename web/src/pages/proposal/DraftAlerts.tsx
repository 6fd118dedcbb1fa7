import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ProposalDraftState } from './draft/useProposalDraft.ts';

/** Alerts about the draft: another tab has changed it, or there is a second draft. */
export function DraftAlerts({ draft }: { draft: ProposalDraftState }) {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const { conflict, other } = draft;

  return (
    <>
      {conflict && (
        <Alert
          kind="warning"
          announce
          title={t(conflict === 'gone' ? 'tabs.gone' : 'tabs.changed')}
          action={
            <div className="row row-2 wrapx">
              <Button size="s" kind="quiet" onClick={draft.takeTheirs}>
                {t(conflict === 'gone' ? 'tabs.clear' : 'tabs.theirs')}
              </Button>
              <Button size="s" onClick={draft.keepMine}>
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
            name: other.name || t('other.unnamed'),
            ago: format.relative(other.savedAt),
          })}
        </Alert>
      )}
    </>
  );
}
