import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { EditedTranslations, TranslatedPieces } from '#shared/entities/translation.ts';
import { Instant, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID } from '#shared/ids.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { type ProjectRecord, partitionOf } from './project.store.ts';

/** Translations of a project's texts by language, without those that wait for a review. */
const StoredTranslations = z.object({
  ProjectID,
  languages: z.partialRecord(
    WrittenLanguage,
    z.object({
      pieces: TranslatedPieces,
      /** Time of the last change of this translation. */
      updatedAt: Instant,
    }),
  ),
  version: z.int(),
});
export type StoredTranslations = z.infer<typeof StoredTranslations>;

/** One item per project that has been translated. It is not part of the project's item, which is in two indexes: each change would write them. */
export const projectTranslations = entity({
  name: 'projectTranslations',
  schema: StoredTranslations,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'translations' }),
  packs: ['languages'],
});

/**
 * Changes of translations in the pending edit of a project. They are not part of the edit's item, which is written with each change
 * of a text; they are written in the same transactions, whose conditions are on the version of the edit.
 */
export const editTranslations = entity({
  name: 'editTranslations',
  schema: z.object({ ProjectID, changes: EditedTranslations }),
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'editTranslations' }),
  packs: ['changes'],
});

/** The pieces of translations by language. */
export type PiecesByLanguage = Partial<Record<WrittenLanguage, TranslatedPieces>>;

/** The languages of translations with their pieces. */
export const languagesIn = (pieces: PiecesByLanguage): [WrittenLanguage, TranslatedPieces][] =>
  writtenLanguages.flatMap((language): [WrittenLanguage, TranslatedPieces][] => {
    const translated = pieces[language];
    return translated ? [[language, translated]] : [];
  });

/** The stored pieces of a project in other languages than that in which it is written. */
export const publishedPieces = (
  { language: original }: Pick<ProjectRecord, 'language'>,
  stored: StoredTranslations | undefined,
): PiecesByLanguage =>
  Object.fromEntries(
    writtenLanguages.flatMap(language => {
      const pieces = stored?.languages[language]?.pieces;
      return pieces && language !== original ? [[language, pieces]] : [];
    }),
  );

/** Translations with the changes of an edit. */
export function editedPieces(
  published: PiecesByLanguage,
  changes: EditedTranslations | undefined,
): PiecesByLanguage {
  const edited = { ...published };
  for (const language of writtenLanguages) {
    const change = changes?.[language];
    if (change) edited[language] = change;
    else if (change === null) delete edited[language];
  }
  return edited;
}

/** The languages that differ between two versions, with their new pieces; `null` for those that are gone. Undefined if none does. */
export function translationChanges(
  before: PiecesByLanguage = {},
  after: PiecesByLanguage = {},
): EditedTranslations | undefined {
  const changed = writtenLanguages.filter(language => !isDeepStrictEqual(before[language], after[language]));
  return changed.length > 0
    ? Object.fromEntries(changed.map(language => [language, after[language] ?? null]))
    : undefined;
}

/** The item of a project's translations after a change of some languages. */
export function withChanges(
  { ProjectID: id, version, language: original }: Pick<ProjectRecord, 'ProjectID' | 'version' | 'language'>,
  stored: StoredTranslations | undefined,
  { changes, at }: { changes: EditedTranslations; at: string },
): StoredTranslations {
  const languages = { ...stored?.languages };
  for (const language of writtenLanguages) {
    const pieces = changes[language];
    if (pieces) languages[language] = { pieces, updatedAt: at };
    else if (pieces === null || language === original) delete languages[language];
  }
  // Above the project's version, which grows with each change: it is not used twice after the item was deleted.
  return { ProjectID: id, languages, version: Math.max(version, stored?.version ?? 0) + 1 };
}

/** Stores translations, if they are still as they were read; without any language the item is deleted. */
export function translationSteps<const Code extends 'PROJECT_CHANGED' | 'EDIT_CHANGED'>(
  before: StoredTranslations | undefined,
  after: StoredTranslations,
  code: Code,
) {
  const key = projectTranslations.key(after.ProjectID);
  if (Object.keys(after.languages).length > 0) {
    const put = Step.put(key, after);
    return [
      (before ? put.when('version', '=', before.version) : put.when('version', 'absent')).otherwise(code),
    ];
  }
  return before ? [Step.remove(key).when('version', '=', before.version).otherwise(code)] : [];
}
