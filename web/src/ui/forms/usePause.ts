import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CheckedForm } from './useCheckedForm.ts';

/** Pause in typing after which the changes are saved, in milliseconds. */
const PAUSE = 1500;

interface PauseHandlers {
  onChange: () => void;
  onPause: () => void;
  onClose: () => void;
}

/**
 * Calls its handlers when the user changes a field, not when the form is reset; after a pause in typing, unless the field is one of
 * `notInPauses`; and when the form is closed.
 */
export function usePause<Values extends FieldValues>(
  engine: CheckedForm<Values, unknown>['engine'],
  notInPauses: readonly string[],
  { onChange, onPause, onClose }: PauseHandlers,
) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cancel = () => clearTimeout(timer.current);

  const changed = useEffectEvent((name: string) => {
    onChange();
    cancel();
    if (!notInPauses.includes(name)) timer.current = setTimeout(onPause, PAUSE);
  });
  useEffect(
    () =>
      engine.subscribe({
        formState: { values: true },
        callback: ({ name }) => name !== undefined && changed(name), // a reset names no field
      }),
    [engine],
  );

  const closed = useEffectEvent(() => {
    cancel();
    onClose();
  });
  useEffect(() => () => closed(), []);
  return { cancel };
}
