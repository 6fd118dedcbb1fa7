import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ProposalDraftState } from './draft/useProposalDraft.ts';

/** The question which draft to keep, once another tab or device has changed it, submitted it or discarded it. */
export function DraftAlerts({
  draft,
}: {
  draft: Pick<ProposalDraftState, 'conflict' | 'takeTheirs' | 'keepMine'>;
}) {
  const { t } = useTranslation('proposal');
  const { conflict } = draft;
  if (!conflict) return null;
  return (
    <Alert kind="warning" announce title={t(`elsewhere.${conflict.where}.${conflict.is}`)}>
      <p>{t('elsewhere.text')}</p>
      <div className="row row-2 wrapx">
        <Button size="s" onClick={draft.keepMine}>
          {t(conflict.is === 'gone' ? 'elsewhere.asNew' : 'elsewhere.mine')}
        </Button>
        <Button size="s" kind="quiet" onClick={draft.takeTheirs}>
          {t(conflict.is === 'gone' ? 'elsewhere.clear' : 'elsewhere.theirs')}
        </Button>
      </div>
    </Alert>
  );
}
