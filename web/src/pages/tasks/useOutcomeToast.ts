import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '#shared/settings.ts';
import type { AlertKind } from '#web/ui/Alert.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import type { Outcome, TaskActions } from './data/useTaskActions.ts';

const KINDS: Record<Outcome['kind'], AlertKind> = {
  moved: 'success',
  done: 'success',
  conflict: 'warning',
};

const KEY = 'task-outcome';

/** Reports the outcome of the last change in a toast, with a button that undoes a move, until the page is left. */
export function useOutcomeToast({ outcome, setOutcome, move }: TaskActions): void {
  const { t } = useTranslation('tasks');
  const { show, dismiss } = useToast();
  /** Moves a card as it is when the button is pressed. */
  const latestMove = useRef(move);
  useEffect(() => {
    latestMove.current = move;
  });

  const tell = useEffectEvent(({ kind, text, undo }: Outcome) =>
    show({
      kind: KINDS[kind],
      title: text,
      key: KEY,
      ...(kind === 'conflict' && { duration: timings.noticeError }),
      onDismiss: () => setOutcome(undefined),
      ...(undo && {
        action: {
          label: t('undo'),
          run: () => void latestMove.current(undo.id, undo.to, { isUndo: true }),
        },
      }),
    }),
  );
  useEffect(() => {
    if (outcome) tell(outcome);
  }, [outcome]);
  useEffect(() => () => dismiss(KEY), [dismiss]);
}
