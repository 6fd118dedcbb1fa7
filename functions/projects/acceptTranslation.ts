import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import type { Filled } from '#functions/platform/load.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { TranslationOffer } from '#shared/entities/translation.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import {
  type Accepted,
  changedTranslations,
  haveTranslationsChanged,
  presentTranslations,
  translationChangeLimit,
  writesTranslations,
} from './changeTranslations.ts';
import { divideEdit } from './divideEdit.ts';
import { type ProjectTexts, withEdit } from './edit.store.ts';
import { amendFields } from './projectUpdate.ts';
import { type ProjectPlan, viewProject } from './viewProject.ts';

interface Acceptance extends TranslationOffer {
  items: Filled<ProjectPlan>;
  reviewed: ProjectTexts | undefined;
  caller: Caller;
  accepted: Accepted;
}

/**
 * Steps that give a project of the caller a translation of a member of its team, with the corrections of the caller. As another
 * change of its texts it waits for a review if the project is public, and is refused if the translation in it is not the one that the
 * caller has seen. Cost: 2 DynamoDB requests, 3 if members have translated the project before.
 */
export async function acceptTranslation(
  deps: Deps,
  { items, reviewed, caller, accepted, change, originals, known = { translations: {} } }: Acceptance,
) {
  const { table, now } = deps;
  const found = await viewProject(table, items, caller);
  if (!found) return refuse('PROJECT_NOT_FOUND');
  const { project, edit, translations } = found.items;
  if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
  if (!isActionAllowed(projectActions.update, project.status)) return refuse('INVALID_PROJECT_STATE');
  if (found.you.beyondPlan) return refuse('PLAN_EXCEEDED');

  const edited = withEdit(project, edit);
  const present = await presentTranslations(table, { ...found.items, edited }, { change, known });
  if (haveTranslationsChanged(known.translations, present)) return refuse('PROJECT_CHANGED');
  const pieces = changedTranslations(present, { ...change, originals }, accepted);
  if (isRefusal(pieces)) return pieces;

  const at = now();
  const before = { project, translations, edit, reviewed };
  const division = divideEdit(before, { change: {}, image: undefined, pieces, at });
  const tooMany =
    writesTranslations(before, division) && (await enforceLimit(deps, translationChangeLimit, caller.UserID));
  if (tooMany) return tooMany;
  const { step } = amendFields(project, {
    ...division,
    known,
    resubmit: false,
    at,
    isNumbered: division.edit !== edit,
  });
  return [step, ...division.steps];
}
