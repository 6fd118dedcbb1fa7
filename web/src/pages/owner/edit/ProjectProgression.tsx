import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { type ProgressionState, type ProjectState, projectMovesFrom } from '#shared/lifecycle.ts';
import { reputation } from '#shared/settings.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useProjectMove } from './useProjectMove.ts';

/** Moves that are confirmed first, because they close something. */
const CONFIRMED = { halted: 'halt', abandoned: 'abandon', completed: 'complete' } as const;
type ConfirmedState = keyof typeof CONFIRMED;

/** Name of a move, by which its texts are found. */
function moveOf(from: ProjectState, to: ProgressionState) {
  if (to === 'in-development') return from === 'approved' ? 'start' : 'resume';
  return CONFIRMED[to];
}

/** State of a published project and the moves that its owner can make; those with consequences ask first. */
export function ProjectProgression({ project: { ProjectID, status } }: { project: Project }) {
  const { t } = useTranslation('owner');
  const format = useFormat();
  const { refusal } = useServerMessages();
  const { move, isBusy, error, reset } = useProjectMove(ProjectID);
  const [asked, setAsked] = useState<ConfirmedState>();
  const moves = projectMovesFrom(status);

  async function moveAsAsked(to: ProgressionState) {
    await move(to);
    setAsked(undefined);
  }

  function choose(to: ProgressionState) {
    reset();
    if (to === 'in-development') void move(to);
    else setAsked(to);
  }

  if (status === 'submitted' || status === 'denied') return null;
  const question = asked && CONFIRMED[asked];
  return (
    <section className="danger-zone" aria-labelledby="progression-title">
      <h2 className="h4" id="progression-title">
        {t('progression.heading')}
      </h2>
      <p className="row row-2 wrapx small soft">
        <StatusBadge status={status} />
        {t(moves.length > 0 ? 'progression.hint' : 'progression.final')}
      </p>
      {error && (
        <Alert kind="error" announce title={t('progression.failed')}>
          {refusal(error)}
        </Alert>
      )}
      <div className="row row-2 wrapx">
        {moves.map(to => (
          <Button
            key={to}
            size="s"
            kind={to === 'completed' ? 'moss' : 'line'}
            busy={isBusy && !asked && to === 'in-development' && t('progression.busy')}
            onClick={() => choose(to)}
          >
            {t(`progression.${moveOf(status, to)}.action`)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={question !== undefined}
        title={question ? t(`progression.${question}.title`) : ''}
        cancel={t('progression.cancel')}
        confirm={question ? t(`progression.${question}.action`) : ''}
        danger={question === 'abandon'}
        busy={isBusy && t('progression.busy')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void moveAsAsked(asked)}
      >
        {question && t(`progression.${question}.text`, { points: format.number(reputation.completeProject) })}
      </ConfirmDialog>
    </section>
  );
}
