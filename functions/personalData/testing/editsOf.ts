import { Step } from '#functions/platform/table/step.ts';
import { projectEdits } from '#functions/projects/edit.store.ts';
import { editTranslations, projectTranslations } from '#functions/projects/translation.store.ts';
import type { ProjectID } from '#shared/ids.ts';

const at = '2026-11-20T12:00:00.000Z';

/** A pending edit and a translation of a project. */
export const editsOf = (id: ProjectID, mark: string) => [
  Step.create(projectEdits.key(id), {
    ProjectID: id,
    changes: { name: `${mark} edit` },
    submittedAt: at,
    version: 2,
  }),
  Step.create(editTranslations.key(id), {
    ProjectID: id,
    changes: { es: { name: { text: `${mark} edited translation`, of: `${mark} edit` } } },
  }),
  Step.create(projectTranslations.key(id), {
    ProjectID: id,
    languages: {
      fr: { pieces: { name: { text: `${mark} translation`, of: `${mark} project` } }, updatedAt: at },
    },
    version: 2,
  }),
];
