import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '#web/api/apiError.ts';
import { onRecovery } from '#web/api/liveness.ts';
import { conflictsOf, rebase, revert, settle, takeStored } from './rebase.ts';
import type { CheckedForm } from './useCheckedForm.ts';
import type { DraftState } from './useFormDraft.ts';
import { usePause } from './usePause.ts';

export type SaveOutcome<Values> =
  | { error: ApiError }
  /** Values stored elsewhere in the meantime, some of which the user has changed as well. */
  | { error?: undefined; elsewhere: Values }
  | {
      error?: undefined;
      elsewhere?: undefined;
      /** Values now stored on the server. */
      saved: Values;
      /** Values to show if the server has replaced the entered ones. */
      shown?: Partial<Values> | undefined;
    };

export interface AutosaveOptions<Values, Change> {
  /** Values stored on the server when the form opens. */
  initial: Values;
  isSame: (saved: Values, values: Values) => boolean;
  /** Changes since `saved` that can be saved; undefined if there are none. */
  changeOf: (saved: Values, values: Values) => Change | undefined;
  /** Saves a change of the values `before`. */
  save: (change: Change, values: Values, before: Values) => Promise<SaveOutcome<Values>>;
  canUndo?: (before: Values, saved: Values) => boolean;
  /** Fields that are not saved during a pause in typing, only once they are left: half of them would be wrong. */
  whenLeft?: readonly (keyof Values & string)[];
}

/**
 * Saves a form when a field loses focus, after a pause in typing and when the form is closed. Sends one request at a time; changes
 * made in the meantime go into the next one. Unsaved changes stay in the form and are retried once the server recovers. Fields that
 * were changed elsewhere are taken over; where the user has changed them as well, nothing is saved until they have chosen.
 */
export function useAutosave<Values extends FieldValues, Output, Change>(
  { engine, values, clearRefusal, draft }: CheckedForm<Values, Output>,
  { initial, isSame, changeOf, save, canUndo = () => true, whenLeft = [] }: AutosaveOptions<Values, Change>,
) {
  const { saved, known, store } = useStoredValues(initial, draft.settle);
  const [savedAt, setSavedAt] = useState<number>();
  const [undoTo, setUndoTo] = useState<Values>();
  const [error, setError] = useState<ApiError>();
  const [isSaving, setSaving] = useState(false);
  const [elsewhere, setElsewhere] = useState<Values>();
  const isUndecided = useRef(false);
  const enqueue = useQueue();

  async function saveNow(): Promise<void> {
    const before = known.current;
    const values = engine.getValues();
    const change = changeOf(before, values);
    if (isUndecided.current) return;
    if (change === undefined) return put(takeStored(values, before, isSame));

    setSaving(true);
    const outcome = await save(change, values, before).finally(() => setSaving(false));
    setError(outcome.error);
    if (outcome.error) return;
    if (!('saved' in outcome)) {
      isUndecided.current = true;
      setElsewhere(outcome.elsewhere);
      return;
    }
    store(outcome.saved);
    setSavedAt(now());
    setUndoTo(canUndo(before, outcome.saved) ? revert({ before, sent: values }, outcome.saved) : undefined);
    clearRefusal();
    const merged = rebase({ before, sent: values, current: engine.getValues() }, outcome.saved);
    put({ ...takeStored(merged, outcome.saved, isSame), ...outcome.shown });
  }

  function commit() {
    pause.cancel();
    enqueue(saveNow);
  }

  /** Rewrites all values in another form with the same meaning. */
  function restate(write: (values: Values) => Values) {
    setUndoTo(undefined);
    setElsewhere(known => known && write(known));
    enqueue(() => {
      store(write(known.current));
      put(write(engine.getValues()));
    });
  }

  /** Shows values without counting them as entered by the user. */
  function put(next: Values) {
    if (JSON.stringify(next) === JSON.stringify(engine.getValues())) return;
    engine.reset(next, { keepDefaultValues: true, keepErrors: true, keepTouched: true });
  }

  /** Takes over values that were stored elsewhere, unless the user has changed the same fields: then the next save asks. */
  function adopt(stored: Values) {
    enqueue(() => {
      const before = known.current;
      const current = engine.getValues();
      if (isUndecided.current || conflictsOf(before, current, stored).length > 0) return;
      store(stored);
      put(rebase({ before, sent: current, current }, stored));
    });
  }

  /** Ends a conflict: `mine` overwrites the values stored elsewhere, `theirs` replaces the same fields here. */
  function resolve(choice: 'mine' | 'theirs') {
    if (!elsewhere) return;
    put(settle(choice, { before: known.current, current: engine.getValues() }, elsewhere));
    store(elsewhere);
    setUndoTo(undefined);
    setElsewhere(undefined);
    isUndecided.current = false;
    commit();
  }

  function undo(to: Values) {
    put(to);
    setUndoTo(undefined);
    commit();
  }

  const pause = usePause(engine, whenLeft, {
    onChange: () => setUndoTo(undefined),
    onPause: commit,
    onClose: () => {
      if (!isSame(known.current, engine.getValues())) commit();
    },
  });

  useRetries(error, draft, commit);
  const isDirty = !isSame(saved, values);
  useUnloadWarning(isDirty);

  return {
    /** Time of the last save, in milliseconds; undefined until something has been saved. */
    savedAt,
    isSaving,
    /** Error of the last save, until one succeeds. */
    error,
    isDirty,
    /** Fields that were changed here and elsewhere, with both values, until `resolve` is called. */
    conflict: elsewhere && {
      fields: conflictsOf(known.current, values, elsewhere),
      mine: values,
      theirs: elsewhere,
    },
    resolve,
    adopt,
    restate,
    /** Saves immediately: for `onBlur` of the fields, and for a "Try again" button. */
    commit,
    /** Returns to the values before the last save; absent where that is not possible. */
    undo: undoTo && (() => undo(undoTo)),
  };
}

const now = (): number => Date.now();

/** Parts of `useAutosave` that are shown in any form that saves itself, whatever its fields are. */
export type Autosave = Omit<ReturnType<typeof useAutosave>, 'adopt' | 'restate' | 'conflict'> & {
  conflict?: object | undefined;
};

/** Lets the browser ask before a page with unsaved changes is closed. */
function useUnloadWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** Runs jobs one after another, also after one that has failed. */
function useQueue() {
  const queue = useRef(Promise.resolve());
  return (job: () => void | Promise<void>) => {
    queue.current = queue.current.catch(() => undefined).then(job);
  };
}

/**
 * Calls `retry` once the server has recovered from an outage that failed a save, and after a draft has been restored, unless the
 * stored values have changed since.
 */
function useRetries(error: ApiError | undefined, { restored }: DraftState, retry: () => void): void {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => (error?.isOutage ? onRecovery(() => tryAgain()) : undefined), [error]);
  useEffect(() => {
    if (restored === 'same') tryAgain();
  }, [restored]);
}

/** The values on the server: `saved` for rendering, `known` for code that runs between renders. */
function useStoredValues<Values>(initial: Values, onStored: (stored: Values) => void) {
  const [saved, setSaved] = useState(initial);
  const known = useRef(initial);

  function store(stored: Values) {
    known.current = stored;
    setSaved(stored);
    onStored(stored);
  }
  return { saved, known, store };
}
