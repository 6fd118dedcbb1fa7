import { baseLanguages, locales } from '#shared/locales.ts';
import { versionCountries } from '#shared/versionFor.ts';
import type { Language } from './languages.ts';

/**
 * Options of a select or of a group, such as countries, languages and skills, in the order of their labels as the language sorts them.
 * The reader's own language and country come first, and what is none of the others last.
 */
export function byLabel<Option extends { value: string; label: string }>(
  language: Language,
  options: readonly Option[],
): Option[] {
  const collator = new Intl.Collator(locales[language]);
  const own: (string | undefined)[] = [language, baseLanguages[language], versionCountries[language]];
  const rank = ({ value }: Option): number =>
    own.includes(value) ? own.indexOf(value) : own.length + (value === 'others' ? 1 : 0);
  return options.toSorted(
    (one, other) => rank(one) - rank(other) || collator.compare(one.label, other.label),
  );
}
