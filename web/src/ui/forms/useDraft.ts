import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readJson, type StorageArea, storeJson } from '#web/api/storage.ts';

export interface DraftOptions<Values> {
  /** Key in the storage of the browser. */
  key: string;
  /** `session`: the draft ends with the tab. */
  storage?: StorageArea;
  /** Serialised values; never contains passwords. */
  toStored: (values: Values) => object;
  /** Parses a stored draft; undefined if it no longer fits the form. May load data or code first. */
  fromStored: (stored: unknown) => Partial<Values> | undefined | Promise<Partial<Values> | undefined>;
  /** Values of a form without a draft; by default the form's default values. */
  empty?: () => Values;
  /** Whether to react to changes that other tabs store under the same key. */
  sharedByTabs?: boolean;
  /** Called after the user's changes have been stored, or could not be. */
  onStore?: () => void;
}

/** Change that another tab has made to the draft while this tab had changes of its own. */
export type DraftConflict = 'changed' | 'gone';

/**
 * Stores every change of a form on the device, so that it survives a reload. A draft that another tab has stored in the meantime is
 * overwritten only if the user chooses to.
 */
export function useDraft<Values extends FieldValues, Output>(
  engine: UseFormReturn<Values, unknown, Output>,
  {
    key,
    storage = 'local',
    toStored,
    fromStored,
    empty,
    sharedByTabs = false,
    onStore,
  }: DraftOptions<Values>,
) {
  const [savedAt, setSavedAt] = useState<number>();
  const [isStored, setStored] = useState(true);
  const [conflict, setConflict] = useState<DraftConflict>();
  /** Whether this tab has changes that no other tab has seen. */
  const isChanged = useRef(false);

  function store() {
    const at = Date.now();
    const done = storeJson(storage, key, { ...toStored(engine.getValues()), savedAt: at });
    setStored(done);
    if (done) setSavedAt(at);
    onStore?.();
  }

  /** Values as they are read again from where they are stored. */
  const asStored = (values: Values): unknown =>
    JSON.parse(JSON.stringify({ ...toStored(values), savedAt: 0 }));

  /** Shows a stored draft, or an empty form if there is none. */
  async function show(stored: unknown) {
    const values = await fromStored(stored);
    engine.reset(values ? { ...engine.getValues(), ...values } : empty?.(), { keepDefaultValues: true });
    isChanged.current = false;
    setSavedAt(values && savedAtOf(stored));
    setConflict(undefined);
  }

  // After hydration, because the prerendered HTML has no draft. Input from before hydration is kept.
  const load = useEffectEvent(async () => {
    const stored = readJson(storage, key);
    return { values: await fromStored(stored), at: savedAtOf(stored) };
  });
  const restore = useEffectEvent(({ values, at }: Awaited<ReturnType<typeof load>>) => {
    if (!values) return;
    engine.reset({ ...engine.getValues(), ...values }, { keepDefaultValues: true, keepDirtyValues: true });
    setSavedAt(since => since ?? at);
  });
  useEffect(() => void load().then(draft => restore(draft)), []);

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

  const onStorage = useEffectEvent(async (event: StorageEvent) => {
    if (!sharedByTabs || event.key !== key) return;
    const stored = readJson(storage, key);
    if (!isChanged.current) return await show(stored);
    const [theirs, mine] = await Promise.all([fromStored(stored), fromStored(asStored(engine.getValues()))]);
    // Facts that are stored beside the values change too, such as whether the account has them.
    if (theirs && JSON.stringify(theirs) === JSON.stringify(mine)) return setConflict(undefined);
    setConflict(theirs ? 'changed' : 'gone');
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => void onStorage(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  return {
    /** Milliseconds; undefined while nothing has been stored. */
    savedAt,
    /** False if the browser cannot store anything. */
    isStored,
    conflict,
    /** Overwrites the other tab's draft with the values of this tab. */
    keepMine: () => {
      setConflict(undefined);
      store();
    },
    /** Replaces the values with the other tab's draft. */
    takeTheirs: () => void show(readJson(storage, key)),
    /** Removes the draft; the form keeps its values. */
    forget: () => {
      storeJson(storage, key, undefined);
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
