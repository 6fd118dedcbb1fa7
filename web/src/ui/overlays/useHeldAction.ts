import { timings } from '#shared/settings.ts';
import { finishBeforeLeaving } from '#web/api/finishing.ts';
import { ignoreSecondClick } from './doubleClick.ts';
import { useToast } from './Toasts.tsx';

/** An action that others learn of, so that it cannot be undone once it has been sent. */
export interface HeldAction {
  /** Names the action and what it is done to: while it is held or being sent, it is not begun again. */
  key: string;
  /** Statement of the action while it is held, who learns of it and when, and the label that undoes it. */
  doing: string;
  text: string;
  undoLabel: string;
  onUndo: () => void;
  /** Sends it, and tells the user how that ended. */
  send: () => Promise<void>;
}

/** Keys of the actions of this tab that are held or being sent. */
const running = new Set<string>();

/**
 * Holds an action for ten seconds, in which its notice can undo it. Closing the notice, signing out or leaving the site sends it
 * immediately. Returns a function that undoes it, or undefined if it is already held or being sent.
 */
export function useHeldAction() {
  const toast = useToast();

  return function hold({ key, doing, text, undoLabel, onUndo, send }: HeldAction): (() => void) | undefined {
    if (running.has(key)) return undefined;
    running.add(key);
    ignoreSecondClick(); // what is acted on gives way to the next
    let isOver = false;
    const withdraw = finishBeforeLeaving(finish);

    function end(): boolean {
      const isFirst = !isOver;
      isOver = true;
      withdraw();
      if (isFirst) toast.dismiss(key);
      return isFirst;
    }

    function undo() {
      if (!end()) return;
      running.delete(key);
      onUndo();
    }

    async function finish(): Promise<void> {
      if (!end()) return;
      await send().finally(() => running.delete(key));
    }

    toast.show({
      key,
      kind: 'info',
      title: doing,
      text,
      priority: 'high',
      duration: timings.undo,
      byKeys: false,
      action: { label: undoLabel, run: undo },
      onDismiss: () => void finish(),
    });
    return undo;
  };
}
