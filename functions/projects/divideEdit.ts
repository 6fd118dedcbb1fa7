import { isDeepStrictEqual } from 'node:util';
import { Step } from '#functions/platform/table/step.ts';
import type { ProjectImage } from '#shared/entities/projectImage.ts';
import { isPublished } from '#shared/lifecycle.ts';
import { optionalFields } from '#shared/optionalFields.ts';
import {
  type ProjectEdit,
  type ProjectTexts,
  projectEdits,
  type ResolvedChange,
  reviewedTexts,
  textChangesBetween,
  textsOf,
  withEdit,
} from './edit.store.ts';
import type { ProjectRecord } from './project.store.ts';
import { isSmallEdit } from './smallEdit.ts';
import {
  editedPieces,
  editTranslations,
  languagesIn,
  type PiecesByLanguage,
  publishedPieces,
  type StoredTranslations,
  translationSteps,
  withChanges,
} from './translation.store.ts';

interface Stored {
  project: ProjectRecord;
  translations: StoredTranslations | undefined;
  edit: ProjectEdit | undefined;
  /** Absent if no small edit has been made since the last review. */
  reviewed: ProjectTexts | undefined;
}

interface Wanted {
  change: ResolvedChange;
  image: ProjectImage | undefined;
  /** The translations of the project with its edit after the change. */
  pieces: PiecesByLanguage;
  at: string;
}

/** The part of a change that takes effect immediately, the part that waits for a review, and the steps that store the latter. */
interface Division {
  change: ResolvedChange;
  image: ProjectImage | undefined;
  /** The edit as it is afterwards. */
  edit: ProjectEdit | undefined;
  /** The public translations as they are afterwards. */
  translations: StoredTranslations | undefined;
  steps: readonly (
    | ReturnType<typeof stepsFor>[number]
    | ReturnType<typeof translationSteps<'PROJECT_CHANGED'>>[number]
  )[];
}

/**
 * Divides a change of a project. A change of the texts of a public project is judged together with the edit that is already
 * waiting: if all of it is small, it takes effect immediately, otherwise it waits. Changes of other projects always take
 * effect immediately.
 */
export function divideEdit(
  { project, translations, edit, reviewed }: Stored,
  { change, image, pieces, at }: Wanted,
): Division {
  const published = publishedPieces(project, translations);
  const shown = textsOf({ ...project, translations: published });
  const edited = textsOf({
    ...withEdit(project, edit),
    translations: editedPieces(published, edit?.changes.translations),
  });
  const wanted = textsOf({
    ...edited,
    ...definedTextsIn(change),
    ...(image && { image }),
    translations: pieces,
  });
  for (const name of optionalFields) if (change[name] === null) delete wanted[name];
  const changesTexts = textChangesBetween(edited, wanted) !== undefined;
  if (!changesTexts && (isPublished(project.status) || !edit))
    return { change, image, edit, translations, steps: [] };

  const baseline = reviewed ?? shown;
  const differences = textChangesBetween(shown, wanted);
  const waits = isPublished(project.status) && differences !== undefined && !isSmallEdit(baseline, wanted);
  if (waits) {
    const next: ProjectEdit = {
      ProjectID: project.ProjectID,
      changes: differences,
      submittedAt: at,
      // the project's version after this change, which is never used twice, not even after an edit was discarded
      version: project.version + 1,
    };
    return {
      change: withoutTexts(change),
      image: undefined,
      edit: next,
      translations,
      steps: stepsFor(edit, next),
    };
  }

  const { image: nextImage, translations: changes, ...texts } = differences ?? {};
  const next = changes && withChanges(project, translations, { changes, at });
  const isFirst = isPublished(project.status) && differences !== undefined && !reviewed;
  return {
    change: { ...withoutTexts(change), ...texts },
    image: nextImage,
    edit: undefined,
    translations: next ?? translations,
    steps: [
      ...stepsFor(edit, undefined, isFirst ? toReviewed(project, baseline) : undefined),
      ...(next ? translationSteps(translations, next, 'PROJECT_CHANGED') : []),
    ],
  };
}

/** Texts as they have been reviewed. Of translations only their own texts: they are compared with later ones, not with their originals. */
const toReviewed = ({ ProjectID }: ProjectRecord, { translations, ...texts }: ProjectTexts) => ({
  ...texts,
  ...(translations && { translations: withoutOriginals(translations) }),
  ProjectID,
});

const withoutOriginals = (pieces: PiecesByLanguage): PiecesByLanguage =>
  Object.fromEntries(
    languagesIn(pieces).map(([language, translated]) => [
      language,
      Object.fromEntries(Object.entries(translated).map(([key, { text }]) => [key, { text, of: '' }])),
    ]),
  );

/** Stores or removes the edit if it is still as it was read, and keeps what has been reviewed. */
function stepsFor(
  before: ProjectEdit | undefined,
  after: ProjectEdit | undefined,
  reviewed?: ProjectTexts & Pick<ProjectRecord, 'ProjectID'>,
) {
  const key = (of: Pick<ProjectRecord, 'ProjectID'>) => projectEdits.key(of.ProjectID);
  const put = after && Step.put(key(after), withoutTranslations(after));
  return [
    ...translatedSteps(before, after),
    put &&
      (before ? put.when('version', '=', before.version) : put.when('version', 'absent')).otherwise(
        'PROJECT_CHANGED',
      ),
    before && !after
      ? Step.remove(key(before)).when('version', '=', before.version).otherwise('PROJECT_CHANGED')
      : undefined,
    reviewed &&
      Step.put(reviewedTexts.key(reviewed.ProjectID), reviewed)
        .when('ProjectID', 'absent')
        .otherwise('PROJECT_CHANGED'),
  ] as const;
}

/** Stores the changes of translations of an edit apart from it, if they differ. Whether the edit has changed is its own condition. */
function translatedSteps(before: ProjectEdit | undefined, after: ProjectEdit | undefined) {
  const [old, changes] = [before?.changes.translations, after?.changes.translations];
  if (after && changes && !isDeepStrictEqual(old, changes))
    return [Step.put(editTranslations.key(after.ProjectID), { ProjectID: after.ProjectID, changes })];
  return before && old && !changes ? [Step.remove(editTranslations.key(before.ProjectID))] : [];
}

function withoutTranslations({ changes: { translations: _translations, ...changes }, ...edit }: ProjectEdit) {
  return { ...edit, changes };
}

const textNames = ['name', 'shortName', 'description', 'details', ...optionalFields] as const;

const definedTextsIn = (change: ResolvedChange): Partial<ProjectTexts> =>
  Object.fromEntries(textNames.flatMap(name => (change[name] ? [[name, change[name]]] : [])));

/** The fields of a change that visitors do not read; they take effect in any case. */
const withoutTexts = (change: ResolvedChange): ResolvedChange =>
  Object.fromEntries(
    Object.entries(change).filter(([name]) => name !== 'image' && !textNames.some(text => text === name)),
  );
