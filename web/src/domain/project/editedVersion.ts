import type { Project } from '#shared/entities/project.ts';

/** A project as its owner edits it: with the texts that wait for a review. */
export function editedVersion<P extends Project>(project: P): P {
  if (!project.pendingEdit) return project;
  const { videoUrl, ...changes } = project.pendingEdit.changes;
  const edited = { ...project, ...changes, ...(videoUrl && { videoUrl }) };
  if (videoUrl === null) delete edited.videoUrl;
  return edited;
}
