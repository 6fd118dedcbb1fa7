import { locales } from '#shared/locales.ts';
import type { Language } from './languages.ts';

/** Options of a select in the order of their labels, as the language sorts them. */
export function byLabel<Option extends { label: string }>(
  language: Language,
  options: readonly Option[],
): Option[] {
  const collator = new Intl.Collator(locales[language]);
  return options.toSorted((one, other) => collator.compare(one.label, other.label));
}
