import { refuse } from '#functions/platform/refusal.ts';
import type { FieldError } from '#shared/contracts/validation.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectRecord } from './project.store.ts';

/** Refuses a translation, or a role or task for one, into the language in which the project is written; `path` is where the language is in the body. */
export function refuseOwnLanguage(
  translates: WrittenLanguage | null | undefined,
  project: Pick<ProjectRecord, 'language'> | undefined,
  path = 'translates',
) {
  if (!translates || translates !== project?.language) return undefined;
  const fields: FieldError[] = [{ path, i18nID: 'validation.translation_own_language', params: {} }];
  return refuse('VALIDATION_FAILED', { fields });
}
