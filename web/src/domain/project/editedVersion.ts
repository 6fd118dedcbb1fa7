import type { Project } from '#shared/entities/project.ts';
import { applyEdit } from '#shared/optionalFields.ts';

/** A project as its owner edits it: with the texts that wait for a review. */
export const editedVersion = <P extends Project>(project: P): P =>
  project.pendingEdit ? applyEdit(project, project.pendingEdit.changes) : project;
