import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ProposalDraftState } from './draft/useProposalDraft.ts';

interface DraftAlertsProps {
  draft: Pick<ProposalDraftState, 'conflict' | 'takeTheirs' | 'keepMine'>;
  /** Number of submissions that wait for the answer; each leads the user to the question. */
  halted: number;
}

/** The question which draft to keep, once another tab or device has changed it, submitted it or discarded it. */
export function DraftAlerts({ draft, halted }: DraftAlertsProps) {
  const { t } = useTranslation('proposal');
  const answers = useRef<HTMLDivElement>(null);
  const { conflict } = draft;
  const isOpen = conflict !== undefined;
  const lead = useEffectEvent(() => answers.current?.querySelector('button')?.focus());
  useEffect(() => {
    if (halted > 0 && isOpen) lead();
  }, [halted, isOpen]);

  if (!conflict) return null;
  return (
    <Alert kind="warning" announce title={t(`elsewhere.${conflict.where}.${conflict.is}`)}>
      <p>
        {halted > 0 && `${t('elsewhere.notSubmitted')} `}
        {t('elsewhere.text')}
      </p>
      <div className="row row-2 wrapx" ref={answers}>
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
