import { useTranslation } from 'react-i18next';
import { type TaskValues, valuesOf } from './values.ts';

/** Labels of the fields, for the summary of errors. */
export function useFieldLabels(): Record<keyof TaskValues, string> {
  const { t } = useTranslation('tasks');
  const names = Object.keys(valuesOf(undefined, 'en')) as (keyof TaskValues)[]; // the keys of an object literal
  return Object.fromEntries(names.map(name => [name, t(`field.${name}`)])) as Record<
    keyof TaskValues,
    string
  >; // one entry per name
}
