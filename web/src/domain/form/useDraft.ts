import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftStorage, readStored, writeStored } from './draftStorage.ts';

export interface DraftOptions<Values> {
  /** Key in the storage of the browser. */
  key: string;
  /** `session`: the draft ends with the tab. */
  storage?: DraftStorage;
  /** Stored form of the values; passwords are never part of it. */
  toStored: (values: Values) => object;
  /** Values of a stored draft that still fit the form; undefined: it cannot be used. */
  fromStored: (stored: unknown) => Partial<Values> | undefined;
  /** Values of a form without a draft; left out: the default values. */
  empty?: () => Values;
  /** Follow what other tabs store under the same key. */
  sharedByTabs?: boolean;
}

/** What another tab did with the draft while this one had changes of its own. */
export type DraftConflict = 'changed' | 'gone';

/**
 * Keeps the values of a form on the device, so that they survive a reload. Every change is stored; nothing that another tab has
 * stored meanwhile is overwritten unless the user decides so.
 */
export function useDraft<Values extends FieldValues, Output>(
  engine: UseFormReturn<Values, unknown, Output>,
  { key, storage = 'local', toStored, fromStored, empty, sharedByTabs = false }: DraftOptions<Values>,
) {
  const [savedAt, setSavedAt] = useState(() => {
    const stored = readStored(storage, key);
    return fromStored(stored) && savedAtOf(stored);
  });
  const [isStored, setStored] = useState(true);
  const [conflict, setConflict] = useState<DraftConflict>();
  /** Whether this tab has changes that no other tab has seen. */
  const isChanged = useRef(false);

  function store() {
    const at = Date.now();
    const done = writeStored(storage, key, { ...toStored(engine.getValues()), savedAt: at });
    setStored(done);
    if (done) setSavedAt(at);
  }

  /** Shows a stored draft, or an empty form where there is none. */
  function show(stored: unknown) {
    const values = fromStored(stored);
    engine.reset(values ? { ...engine.getValues(), ...values } : empty?.(), { keepDefaultValues: true });
    isChanged.current = false;
    setSavedAt(values && savedAtOf(stored));
    setConflict(undefined);
  }

  // After hydration: the server does not know the draft. What was entered before that stays.
  const restore = useEffectEvent(() => {
    const values = fromStored(readStored(storage, key));
    if (values)
      engine.reset({ ...engine.getValues(), ...values }, { keepDefaultValues: true, keepDirtyValues: true });
  });
  useEffect(() => restore(), []);

  const onChange = useEffectEvent(() => {
    isChanged.current = true;
    if (!conflict) store();
  });
  useEffect(
    () =>
      engine.subscribe({
        formState: { values: true },
        callback: ({ name }) => name !== undefined && onChange(), // a reset names no field
      }),
    [engine],
  );

  const onStorage = useEffectEvent((event: StorageEvent) => {
    if (!sharedByTabs || event.key !== key) return;
    const stored = readStored(storage, key);
    if (isChanged.current) setConflict(fromStored(stored) ? 'changed' : 'gone');
    else show(stored);
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => onStorage(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  return {
    /** Milliseconds; undefined while nothing has been stored. */
    savedAt,
    /** False where the browser refuses to store anything. */
    isStored,
    conflict,
    /** Stores the values of this tab over those of the other. */
    keepMine: () => {
      setConflict(undefined);
      store();
    },
    /** Shows what the other tab has stored. */
    takeTheirs: () => show(readStored(storage, key)),
    /** Removes the draft; the form keeps its values. */
    forget: () => {
      writeStored(storage, key, undefined);
      isChanged.current = false;
      setSavedAt(undefined);
      setConflict(undefined);
    },
  };
}

function savedAtOf(stored: unknown): number | undefined {
  const at: unknown = typeof stored === 'object' && stored !== null && Reflect.get(stored, 'savedAt');
  return typeof at === 'number' ? at : undefined;
}
