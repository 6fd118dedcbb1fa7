import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { carry } from './origins.ts';
import {
  type EditedTranslation,
  type FieldName,
  fieldOf,
  type TranslationValues,
  valuesOf,
} from './translationForm.ts';

/**
 * Remembers of which original each text of a form is typed, for as long as it is not saved. What was typed stays with its piece if the
 * originals change while the form is open.
 */
export function useOrigins<Output>(
  engine: UseFormReturn<TranslationValues, unknown, Output>,
  edited: EditedTranslation,
): void {
  const { pieces, known } = edited;
  const shown = useRef(edited);
  /** The field whose original has changed under the hands of its author, who may not have seen it. */
  const unseen = useRef<string>(undefined);

  const onTyped = useEffectEvent((field: FieldName) => {
    const piece = pieces.find(one => fieldOf(one) === field);
    if (!piece) return;
    const { [field]: before, ...others } = engine.getValues('origins');
    const isStored = engine.getValues(field) === (known?.[piece.key] ?? '');
    const of = before && unseen.current === field ? before.of : piece.text;
    if (isStored ? before === undefined : before?.of === of) return;
    engine.setValue('origins', isStored ? others : { ...others, [field]: { key: piece.key, of } });
  });
  useEffect(
    () =>
      engine.subscribe({
        formState: { values: true },
        callback: ({ name }) => isFieldName(name) && onTyped(name),
      }),
    [engine],
  );

  const follow = useEffectEvent(() => {
    const before = shown.current;
    shown.current = edited;
    if (originalsIn(before) === originalsIn(edited)) return;
    const values = engine.getValues();
    const typed = carry(before, values, edited);
    const focused = document.activeElement?.getAttribute('name');
    unseen.current = pieces.map(fieldOf).find(field => field === focused && typed.origins[field]);
    const stored = valuesOf(pieces, known);
    const { confirmed, fromMachine } = values;
    engine.reset(stored, { keepErrors: true });
    engine.reset(
      { ...stored, confirmed, fromMachine, ...typed },
      { keepDefaultValues: true, keepErrors: true },
    );
  });
  const originals = originalsIn(edited);
  useEffect(() => follow(), [originals]);
}

const isFieldName = (name: string | undefined): name is FieldName => name?.startsWith('text:') ?? false;

const originalsIn = ({ pieces }: Pick<EditedTranslation, 'pieces'>): string =>
  JSON.stringify(pieces.map(({ key, text }) => [key, text]));
