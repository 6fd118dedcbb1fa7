import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, type AlertKind } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useCoveredHeight } from '#web/ui/useCoveredHeight.ts';
import type { Outcome, TaskActions } from './data/useTaskActions.ts';

const KINDS: Record<Outcome['kind'], AlertKind> = {
  moved: 'success',
  done: 'success',
  conflict: 'warning',
};

/** What the last change led to, at the bottom of the window, with a button that undoes a move. */
export function OutcomeBar({ tasks: { outcome, setOutcome, move } }: { tasks: TaskActions }) {
  const { t } = useTranslation('tasks');
  const bar = useRef<HTMLOutputElement>(null);
  useCoveredHeight(bar, '--outcome');
  return (
    <output className="outcome" ref={bar}>
      {outcome && (
        <Alert
          toast
          kind={KINDS[outcome.kind]}
          title={outcome.text}
          action={
            outcome.undo && (
              <Button
                size="s"
                kind="line"
                onClick={() => outcome.undo && void move(outcome.undo.id, outcome.undo.to, { isUndo: true })}
              >
                {t('undo')}
              </Button>
            )
          }
          onDismiss={() => setOutcome(undefined)}
        />
      )}
    </output>
  );
}
