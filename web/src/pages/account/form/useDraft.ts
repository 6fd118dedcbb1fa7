import { useEffect, useEffectEvent, useRef } from 'react';

/** Where a form is kept while it is filled in. */
export interface Draft<V> {
  name: string;
  /** What of a stored draft still fits. */
  read: (stored: unknown) => Partial<V>;
  /** Fields that never leave the page: passwords. */
  secret: readonly (keyof V)[];
}

const keyOf = (name: string) => `cairn.draft.${name}`;

/** Brings back what was typed before, keeps what is typed now; gives back how to forget it. */
export function useDraft<V extends Record<string, unknown>>(
  draft: Draft<V> | undefined,
  values: V,
  setValues: (change: (values: V) => V) => void,
): () => void {
  const untouched = useRef(values);
  const restored = useRef(false);

  const restore = useEffectEvent(() => {
    const kept = draft?.read(readDraft(draft.name));
    if (kept && Object.keys(kept).length > 0) setValues(values => ({ ...values, ...kept }));
  });
  const keep = useEffectEvent(() => {
    if (!draft) return;
    const kept = Object.entries(values).filter(([name]) => !draft.secret.includes(name));
    writeDraft(draft.name, Object.fromEntries(kept));
  });

  useEffect(() => {
    if (values !== untouched.current) keep();
  }, [values]);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    restore();
  }, []);

  return () => {
    if (draft) writeDraft(draft.name, undefined);
  };
}

function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

function writeDraft(name: string, values: object | undefined): void {
  try {
    if (values) localStorage.setItem(keyOf(name), JSON.stringify(values));
    else localStorage.removeItem(keyOf(name));
  } catch {
    // storage is full or switched off: the page alone keeps it
  }
}
