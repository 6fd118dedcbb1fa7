import type { Refusal } from '#functions/platform/refusal.ts';
import { refuseOwnLanguage } from '#functions/projects/refuseOwnLanguage.ts';
import type { ProgressDraft, ProgressEntry } from '#shared/entities/progressEntry.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { writtenLanguages } from '#shared/settings.ts';

type Translations = ProgressEntry['translations'];

/**
 * The translations of an entry after a change, undefined for none. Those that the change does not name stay, and are outdated if it
 * changes the original. Refuses one into the language of the project.
 */
export function entryTranslations(
  { title, text, translations: given = {} }: ProgressDraft,
  language: WrittenLanguage,
  before?: Pick<ProgressEntry, 'title' | 'text' | 'translations'>,
): Translations | Refusal<'VALIDATION_FAILED'> {
  const wrong = given[language] && refuseOwnLanguage(language, { language }, `translations.${language}`);
  if (wrong) return wrong;
  const isChanged = before !== undefined && (before.title !== title || before.text !== text);
  const after: NonNullable<Translations> = {};
  for (const one of writtenLanguages) {
    const stored = before?.translations?.[one];
    const texts =
      given[one] === undefined
        ? stored && { ...stored, ...(isChanged && { outdated: true as const }) }
        : given[one];
    if (texts) after[one] = texts;
  }
  return Object.keys(after).length > 0 ? after : undefined;
}
