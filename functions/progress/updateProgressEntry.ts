import { isDeepStrictEqual } from 'node:util';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { pictureChanges, takesPicture } from '#functions/projects/pictureChanges.ts';
import { isChoiceOf, picturesOf, uploadsOfChoices } from '#functions/uploads/picturesOf.ts';
import { progress as contracts } from '#shared/contracts/progress.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { entryTranslations } from './entryTranslations.ts';
import { progressEntrySteps } from './progressEntry.store.ts';
import { progressEntryPlan } from './progressEntryPlan.ts';
import { toProgressEntry } from './toProgressEntry.ts';

const attempts = limit('updateProgressEntry', 200, 'day');

/** Replaces the title, the text, their translations and the pictures of an entry of the caller. Unchanged ones are not an edit; its progress stays. */
export const updateProgressEntry = operation(contracts.updateProgressEntry, {
  load: async ({ body, ...named }, deps) => ({
    ...(await progressEntryPlan(named, deps)),
    uploads: uploadsOfChoices(body.pictures),
  }),
  async run({ body, caller, loaded: { project, entry, author, uploads } }, deps) {
    const { table, now } = deps;
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (!entry) return refuse('PROGRESS_ENTRY_NOT_FOUND');
    if (entry.UserID !== caller.UserID) return refuse('FORBIDDEN');
    const { title, text, pictures: choices } = body;
    const { ProjectID, ProgressEntryID, pictures: shown = [] } = entry;
    const translations = entryTranslations(body, project.language, entry);
    if (isRefusal(translations)) return translations;
    const isSame =
      entry.title === title && entry.text === text && isDeepStrictEqual(entry.translations, translations);
    if (isSame && (!choices || isChoiceOf(choices, shown))) return toProgressEntry(entry, author);
    const chosen = choices
      ? picturesOf(choices, uploads, { by: caller.UserID, ProjectID, entry: ProgressEntryID, shown })
      : { pictures: [...shown], steps: [] };
    if (isRefusal(chosen)) return chosen;
    const tooMany = await enforceLimit(deps, attempts, caller.UserID);
    if (tooMany) return tooMany;
    const { pictures, steps } = chosen;
    const tooManyPictures =
      takesPicture(shown, pictures) &&
      isPublic(project) &&
      (await enforceLimit(deps, pictureChanges, caller.UserID));
    if (tooManyPictures) return tooManyPictures;

    const edited = { title, text, translations, pictures, editedAt: now() };
    const refused = await table.transact(...progressEntrySteps.edit(entry, edited), ...steps);
    const { pictures: _, translations: __, ...rest } = { ...entry, ...edited };
    const after = {
      ...rest,
      ...(translations && { translations }),
      ...(pictures.length > 0 && { pictures }),
    };
    return refused ?? toProgressEntry(after, author);
  },
});
