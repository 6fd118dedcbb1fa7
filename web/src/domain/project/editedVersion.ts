import type { Project } from '#shared/entities/project.ts';
import { applyEdit } from '#shared/optionalFields.ts';
import { editedTranslations } from '#shared/translation/editedTranslations.ts';

/** A project as its owner edits it: with the texts and translations that wait for a review. */
export function editedVersion<P extends Project>(project: P): P {
  if (!project.pendingEdit) return project;
  const edited: P = applyEdit(project, project.pendingEdit.changes);
  return { ...edited, translations: editedTranslations(project, edited) };
}
