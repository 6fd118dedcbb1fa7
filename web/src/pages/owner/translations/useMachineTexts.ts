import { textMark } from '#shared/textMark.ts';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import type { FieldName, TranslationValues } from './translationForm.ts';

/** Mark of a text in a field. It is kept with the draft, and no longer fits once the text is another one. */
const markOf = (field: FieldName, text: string): string => `${field}=${textMark([text])}`;

/** Fills fields of a translation with texts of the translator, and knows which of them nobody has touched since. */
export function useMachineTexts({ values, set }: Pick<FormFields<TranslationValues>, 'values' | 'set'>) {
  return {
    fill(texts: Record<FieldName, string>) {
      const filled = Object.entries(texts) as [FieldName, string][]; // keys of a record
      for (const [field, text] of filled) set(field, text);
      set('fromMachine', [...values.fromMachine, ...filled.map(([field, text]) => markOf(field, text))]);
    },
    isUnchecked: (field: FieldName): boolean => {
      const text = values[field];
      return text !== undefined && values.fromMachine.includes(markOf(field, text));
    },
  };
}
