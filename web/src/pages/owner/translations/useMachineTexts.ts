import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { type FieldName, markOf, type TranslationValues } from './translationForm.ts';

/** Fills fields of a translation with texts of the translator, and knows which of them have not been touched since. */
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
