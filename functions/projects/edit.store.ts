import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Pictures } from '#shared/entities/picture.ts';
import type { ProposalChange } from '#shared/entities/project.ts';
import { EditChanges } from '#shared/entities/projectEdit.ts';
import { ProjectImage } from '#shared/entities/projectImage.ts';
import { BudgetLines, Faq, Milestones } from '#shared/entities/showing.ts';
import { type EditedTranslations, TranslatedPieces } from '#shared/entities/translation.ts';
import { Instant, WrittenLanguage } from '#shared/fields.ts';
import { ProjectID } from '#shared/ids.ts';
import { applyEdit, optionalFields } from '#shared/optionalFields.ts';
import { type ProjectRecord, partitionOf } from './project.store.ts';
import { editTranslations, translationChanges } from './translation.store.ts';

/** Fields of a project that visitors see and administrators review. */
const Texts = z.object({
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  details: z.string(),
  videoUrl: z.optional(z.string()),
  prototypeUrl: z.optional(z.string()),
  faq: z.optional(Faq),
  budgetLines: z.optional(BudgetLines),
  milestones: z.optional(Milestones),
  gallery: z.optional(Pictures),
  image: ProjectImage,
  translations: z.optional(z.partialRecord(WrittenLanguage, TranslatedPieces)),
});
export type ProjectTexts = z.infer<typeof Texts>;

/** A change with its pictures as they will be shown, without its cover and translations. */
export type ResolvedChange = Omit<ProposalChange, 'gallery' | 'image' | 'translations'> &
  Pick<EditChanges, 'gallery'>;

/** The texts of a project or of its reviewed version. */
export const textsOf = (of: ProjectTexts): ProjectTexts => {
  const { name, shortName, description, details, image, translations } = of;
  const { videoUrl, prototypeUrl, faq, budgetLines, milestones, gallery } = of;
  return {
    name,
    shortName,
    description,
    details,
    image,
    ...(videoUrl !== undefined && { videoUrl }),
    ...(prototypeUrl !== undefined && { prototypeUrl }),
    ...(faq && { faq }),
    ...(budgetLines && { budgetLines }),
    ...(milestones && { milestones }),
    ...(gallery && { gallery }),
    ...(translations && Object.keys(translations).length > 0 && { translations }),
  };
};

/** The texts that an administrator has read, once small edits have been made since. */
export const reviewedTexts = entity({
  name: 'reviewedTexts',
  schema: z.extend(Texts, { ProjectID }),
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'reviewed' }),
  packs: ['details', 'faq', 'translations'],
});

/** An edit of a public project that has not taken effect. */
const ProjectEdit = z.object({
  ProjectID,
  /** Fields that differ from the public texts, with their new values. */
  changes: EditChanges,
  submittedAt: Instant,
  /** Incremented by each change, so that an administrator can only approve the version that they have read. */
  version: z.int(),
  /** An administrator's reason for denying it. A denied edit waits for its review again once it is changed. */
  reason: z.optional(z.string()),
});
export type ProjectEdit = z.infer<typeof ProjectEdit>;

/** Edits of public projects; gsi1: edits that wait for their review, oldest first. */
export const projectEdits = entity({
  name: 'projectEdit',
  schema: ProjectEdit,
  key: (id: ProjectID) => ({ pk: partitionOf(id), sk: 'edit' }),
  packs: ['changes'],
  gsi1: ({ reason, submittedAt, ProjectID }) =>
    reason === undefined ? { pk: waitingEdits, sk: `${submittedAt}#${ProjectID}` } : undefined,
});

/** Partition of gsi1: edits that wait for their review. */
export const waitingEdits = 'projectEdits';

/** A stored edit with the changes of translations that belong to it. */
export const completeEdit = (
  edit: ProjectEdit | undefined,
  translated: { changes: EditedTranslations } | undefined,
): ProjectEdit | undefined =>
  edit && translated ? { ...edit, changes: { ...edit.changes, translations: translated.changes } } : edit;

/** Steps that delete an edit, if it has not changed. */
export const discardEdit = ({ ProjectID: id, version, changes }: ProjectEdit) => [
  Step.remove(projectEdits.key(id)).when('version', '=', version).otherwise('EDIT_CHANGED'),
  ...(changes.translations ? [Step.remove(editTranslations.key(id))] : []),
];

/** A project with its edit, as its owner sees it in edit mode, without its translations (`editedPieces`). */
export const withEdit = (project: ProjectRecord, edit: ProjectEdit | undefined): ProjectRecord =>
  edit ? applyEdit(project, edit.changes) : project;

/** Returns the fields that differ between two versions of the texts; undefined if none does. */
export function textChangesBetween(before: ProjectTexts, after: ProjectTexts): EditChanges | undefined {
  const { translations: _translations, ...fields } = after;
  const names = (Object.keys(fields) as (keyof typeof fields)[]) // the fields of the texts
    .filter(name => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  const changes: EditChanges = Object.fromEntries(names.map(name => [name, after[name]]));
  const translations = translationChanges(before.translations, after.translations);
  if (translations) changes.translations = translations;
  for (const name of optionalFields)
    if (before[name] !== undefined && after[name] === undefined) changes[name] = null;
  return Object.keys(changes).length > 0 ? changes : undefined;
}
