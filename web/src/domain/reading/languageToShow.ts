import type { WrittenLanguage } from '#shared/fields.ts';
import { languagesOf } from '#shared/translation/versionOf.ts';

export type Translated = Parameters<typeof languagesOf>[0];

/**
 * The language in which a list shows something that exists in several: that of the page, otherwise the original if the reader
 * reads it, otherwise the first that they read, otherwise the original.
 */
export function languageToShow(
  it: Translated,
  { page, reads }: { page: WrittenLanguage; reads: readonly WrittenLanguage[] },
): WrittenLanguage {
  const languages = languagesOf(it);
  const wanted = [page, ...(reads.includes(it.language) ? [it.language] : reads)];
  return wanted.find(language => languages.includes(language)) ?? it.language;
}
