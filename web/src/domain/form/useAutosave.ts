import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '#web/api/apiError.ts';
import { onRecovery } from '#web/api/liveness.ts';
import type { CheckedForm } from './useCheckedForm.ts';

/** Pause in typing after which the changes are saved, in milliseconds. */
const PAUSE = 1500;

export type SaveOutcome<Values> =
  | { error: ApiError }
  | {
      error?: undefined;
      /** Values now stored on the server. */
      saved: Values;
      /** Values to show if the server has replaced what was entered. */
      shown?: Partial<Values> | undefined;
    };

export interface AutosaveOptions<Values, Change> {
  /** Values stored on the server when the form opens. */
  initial: Values;
  isSame: (saved: Values, values: Values) => boolean;
  /** Changes since `saved` that can be saved; undefined if there are none. */
  changeOf: (saved: Values, values: Values) => Change | undefined;
  save: (change: Change, values: Values) => Promise<SaveOutcome<Values>>;
  canUndo?: (before: Values, saved: Values) => boolean;
}

/**
 * Saves a form when a field loses focus, after a pause in typing and when the form is closed. Sends one request at a time; changes
 * made in the meantime go into the next one. Unsaved changes stay in the form and are retried once the server recovers.
 */
export function useAutosave<Values extends FieldValues, Output, Change>(
  { engine, values, clearRefusal }: CheckedForm<Values, Output>,
  { initial, isSame, changeOf, save, canUndo = () => true }: AutosaveOptions<Values, Change>,
) {
  const [saved, setSaved] = useState(initial);
  const [savedAt, setSavedAt] = useState<number>();
  const [undoTo, setUndoTo] = useState<Values>();
  const [error, setError] = useState<ApiError>();
  const [isSaving, setSaving] = useState(false);
  const known = useRef(initial);
  const queue = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  async function saveNow(): Promise<void> {
    const before = known.current;
    const values = engine.getValues();
    const change = changeOf(before, values);
    if (change === undefined) return;

    setSaving(true);
    const outcome = await save(change, values).finally(() => setSaving(false));
    setError(outcome.error);
    if (outcome.error) return;
    known.current = outcome.saved;
    setSaved(outcome.saved);
    setSavedAt(Date.now());
    setUndoTo(canUndo(before, outcome.saved) ? before : undefined);
    clearRefusal();
    if (outcome.shown) put({ ...engine.getValues(), ...outcome.shown });
  }

  function commit() {
    clearTimeout(timer.current);
    queue.current = queue.current.catch(() => undefined).then(saveNow);
  }

  /** Shows values without counting them as entered by the user. */
  function put(next: Values) {
    engine.reset(next, { keepDefaultValues: true, keepErrors: true, keepTouched: true });
  }

  const onChange = useEffectEvent(() => {
    setUndoTo(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(commit, PAUSE);
  });
  useEffect(
    () =>
      engine.subscribe({
        formState: { values: true },
        callback: ({ name }) => name !== undefined && onChange(), // a reset names no field
      }),
    [engine],
  );

  const flush = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (!isSame(known.current, engine.getValues())) commit();
  });
  useEffect(() => () => flush(), []);

  const retry = useEffectEvent(() => commit());
  const isOutage = error?.isOutage === true;
  useEffect(() => (isOutage ? onRecovery(() => retry()) : undefined), [isOutage, error]);

  const isDirty = !isSame(saved, values);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return {
    /** Milliseconds; undefined until something has been saved. */
    savedAt,
    isSaving,
    /** Why the last save failed, until one succeeds. */
    error,
    isDirty,
    /** Saves immediately: for `onBlur` of the fields, and for a "Try again" button. */
    commit,
    /** Returns to the values before the last save; absent where that is not possible. */
    undo:
      undoTo &&
      (() => {
        put(undoTo);
        setUndoTo(undefined);
        commit();
      }),
  };
}

export type Autosave = ReturnType<typeof useAutosave>;
