import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { partsOf } from './entryOrigins.ts';
import type { EntryValues } from './entryValues.ts';

const textsIn = (values: EntryValues): Record<string, string> =>
  Object.fromEntries(partsOf(values).map(({ id, texts }) => [id, texts]));

/** Remembers of which originals each part of a translation is typed in the form of an entry, for as long as it is not saved. */
export function useEntryOrigins<Values extends EntryValues, Output>(
  engine: UseFormReturn<Values, unknown, Output>,
  initial: EntryValues,
): void {
  const stored = textsIn(initial);
  const before = useRef(stored);

  const onValues = useEffectEvent((isTyped: boolean) => {
    const values: EntryValues = engine.getValues();
    const parts = partsOf(values);
    const typed = parts.filter(({ id, texts }) => texts !== (before.current[id] ?? ''));
    before.current = textsIn(values);
    if (!isTyped || typed.length === 0) return;
    const origins = { ...values.origins };
    for (const { id, of, texts } of typed)
      if (texts === (stored[id] ?? '')) delete origins[id];
      else origins[id] = of;
    (engine as unknown as UseFormReturn<EntryValues>).setValue('origins', origins); // a field of every form of an entry
  });
  useEffect(
    () =>
      engine.subscribe({
        formState: { values: true },
        callback: ({ name }) => onValues(name !== undefined), // a reset names no field
      }),
    [engine],
  );
}
