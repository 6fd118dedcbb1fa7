import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Callbacks with which a form lets its dialog ask before unsent values are discarded. */
export interface DialogGuard {
  /** Whether closing the dialog would discard something. */
  isUnsaved: () => boolean;
  /** Whether some of it was typed before the dialog opened. */
  isRestored: () => boolean;
  /** Called when the user has decided to discard it. */
  discard: () => void;
}

interface DialogExit {
  /** Closes the dialog, after a question if that would discard something. */
  leave: () => void;
  /** Adds a guard until the returned function is called. */
  guard: (guard: DialogGuard) => () => void;
}

const Exit = createContext<DialogExit | undefined>(undefined);
export const DialogExitProvider = Exit.Provider;

/** Guards typed values in a dialog. Returns the function that closes the dialog, undefined outside of one. */
export function useDialogExit({ isUnsaved, isRestored, discard }: DialogGuard): (() => void) | undefined {
  const exit = use(Exit);
  const unsaved = useEffectEvent(isUnsaved);
  const restored = useEffectEvent(isRestored);
  const discards = useEffectEvent(discard);
  useEffect(
    () =>
      exit?.guard({
        isUnsaved: () => unsaved(),
        isRestored: () => restored(),
        discard: () => discards(),
      }),
    [exit],
  );
  return exit?.leave;
}

interface GuardedDialog {
  /** Whether something has been typed in the dialog. */
  isTyped: () => boolean;
  /** Closes without a question. */
  isDisposable: boolean;
  /** Asks whether to discard the typed values. */
  ask: () => void;
  onClose: () => void;
}

/** Closes a dialog, after a question if that would discard values typed there or earlier. Without forms, all typed text counts. */
export function useGuards({ isTyped, isDisposable, ask, onClose }: GuardedDialog) {
  const guards = useRef(new Set<DialogGuard>());

  function wouldLose(): boolean {
    if (isDisposable) return false;
    const forms = [...guards.current];
    return forms.length === 0
      ? isTyped()
      : forms.some(form => form.isUnsaved() && (isTyped() || form.isRestored()));
  }

  function close() {
    for (const form of guards.current) form.discard();
    onClose();
  }

  function leave() {
    if (wouldLose()) ask();
    else close();
  }

  const onLeave = useEffectEvent(leave);
  const [exit] = useState<DialogExit>(() => ({
    leave: () => onLeave(),
    guard(one) {
      guards.current.add(one);
      return () => void guards.current.delete(one);
    },
  }));
  return { exit, wouldLose, close, leave };
}
