import type { Project } from '../entities/project.ts';
import type { ProjectTranslation } from '../entities/translation.ts';
import { writtenLanguages } from '../settings.ts';
import type { TranslatableProject } from './pieces.ts';
import { storedPiecesOf, toProjectTranslation } from './translations.ts';

/**
 * The translations of a project as those who may edit it see them with its pending edit: `edited` has the texts of the edit.
 * Undefined if there is none.
 */
export function editedTranslations(
  project: Project,
  edited: TranslatableProject,
): Project['translations'] | undefined {
  const { translations = {}, pendingEdit } = project;
  const changes = pendingEdit?.changes.translations ?? {};
  const views = writtenLanguages.flatMap((language): [string, ProjectTranslation][] => {
    const before = translations[language];
    const change = changes[language];
    const stored = change ?? (before && change !== null ? storedPiecesOf(project, before) : undefined);
    if (!stored) return [];
    const updatedAt = (change ? pendingEdit?.submittedAt : before?.updatedAt) ?? project.updatedAt;
    return [
      [language, toProjectTranslation(edited, stored, { updatedAt, needs: before?.needs, mayEdit: true })],
    ];
  });
  return views.length > 0 ? Object.fromEntries(views) : undefined;
}
