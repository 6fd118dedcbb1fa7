import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '#shared/settings.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import type { AlertKind } from '#web/ui/Alert.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Result of a change of a card. */
export interface Outcome {
  kind: 'moved' | 'conflict' | 'done';
  text: string;
  /** A move that can be undone. */
  undo?: { id: string; to: TaskState } | undefined;
}

const KINDS: Record<Outcome['kind'], AlertKind> = {
  moved: 'success',
  done: 'success',
  conflict: 'warning',
};

const KEY = 'task-outcome';

/** Tells how a change has ended in a toast, with a button that undoes a move; only the last one is shown, until the page is left. */
export function useOutcomeToast(undoMove: (id: string, to: TaskState) => Promise<void>) {
  const { t } = useTranslation('tasks');
  const { show, dismiss } = useToast();
  /** Moves a card as it is when the button is pressed. */
  const latestUndo = useRef(undoMove);
  useEffect(() => {
    latestUndo.current = undoMove;
  });
  useEffect(() => () => dismiss(KEY), [dismiss]);

  return useCallback(
    ({ kind, text, undo }: Outcome) =>
      show({
        kind: KINDS[kind],
        title: text,
        key: KEY,
        ...(kind === 'conflict' && { duration: timings.noticeError }),
        ...(undo && {
          action: { label: t('undo'), run: () => void latestUndo.current(undo.id, undo.to) },
        }),
      }),
    [show, t],
  );
}
